export { listListings } from './server/company/listing-queries.ts';
