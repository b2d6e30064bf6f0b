export { nameWords } from './domain/registry/name-words.ts';
export { forgivenFrom, isWithinOneError } from './domain/registry/one-error.ts';
