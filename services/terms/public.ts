export { joinTerms } from './domain/join-terms.ts';
export { mostTerms, pickTerms } from './domain/pick-terms.ts';
