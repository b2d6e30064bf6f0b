export { regionCalled } from './domain/find-regions.ts';
export { regionAliases } from './domain/region-aliases.ts';
