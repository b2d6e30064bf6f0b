export { RegionMeasuresTile } from './web/region/lazy-tile.ts';
export { RegionCounts } from '#features/regions/web/list/RegionCounts.tsx';
export { WaitingMeasuresTile } from './web/region/WaitingMeasuresTile.tsx';
export { PlaceMeasures } from '#features/regions/web/map/PlaceMeasures.tsx';
export { useMapMeasures } from '#features/regions/web/map/use-map-measures.ts';
