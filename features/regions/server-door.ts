export { codes } from './domain/indicator-codes.ts';
export { readIncidenceList } from './server/list/incidence-list.ts';
