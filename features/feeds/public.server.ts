export { countHealths } from './server/keeping/feed-queries.ts';
