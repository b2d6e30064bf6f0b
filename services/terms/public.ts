export { joinTerms } from './domain/join-terms.ts';
export { maxTerms, pickTerms } from './domain/pick-terms.ts';
