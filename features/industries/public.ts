export { industryParams } from './domain/industry/industry-address.ts';
export { codeOfEntry } from './domain/industry/okved-code.ts';
