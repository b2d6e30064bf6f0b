export { readThemeNews, type ThemeNews } from './server/themes/theme-news.ts';
