export { industryParams } from './domain/industry/industry-address.ts';
