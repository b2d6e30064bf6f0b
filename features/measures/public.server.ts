export { listTerms, type MeasureTerm } from './server/list/term-queries.ts';
