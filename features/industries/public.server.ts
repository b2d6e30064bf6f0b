export { readIndustryNews, type IndustryNews } from './server/news/read-industry-news.ts';
