export { joinTerms } from './domain/region/join-terms.ts';
export { pickTerms } from './domain/region/pick-terms.ts';
