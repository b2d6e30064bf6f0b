export { ArticleBody } from './web/service/ArticleBody.tsx';
