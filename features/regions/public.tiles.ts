export { CompanyTable } from './web/companies/CompanyTable.tsx';
export { useBesideMap } from './web/map/beside-map.ts';
export { regionMap } from './web/map/region-map.ts';
export { useMapTexts } from './web/map/use-map-texts.ts';
