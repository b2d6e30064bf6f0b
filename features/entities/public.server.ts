export { listListings } from './server/company/listing-queries.ts';
export { judgeReported, listNumbers } from './server/exchange/read-reported.ts';
export { takeRun, undoRun } from './server/exchange/run-undo.ts';
export type { JudgedFile } from './server/exchange/judge-lines.ts';
