export { codes } from './domain/region/indicator-codes.ts';
export { readIncidenceList } from './server/list/incidence-list.ts';
