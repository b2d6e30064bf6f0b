export { listTerms, type MeasureTerm } from './server/term-queries.ts';
