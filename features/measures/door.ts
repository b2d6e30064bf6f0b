export { pickTerms } from './domain/region/pick-terms.ts';
