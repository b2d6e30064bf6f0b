export { listListings } from './server/company/listing-queries.ts';
export { judgeReported, listNumbers } from './server/exchange/read-reported.ts';
export { takeEntries } from './server/exchange/take-entries.ts';
export type { JudgedFile } from './server/exchange/judge-lines.ts';
