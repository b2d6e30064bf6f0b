export { RegionMeasuresTile } from './web/region/lazy-tile.ts';
export { RegionCounts } from './web/region/RegionCounts.tsx';
export { WaitingMeasuresTile } from './web/region/WaitingMeasuresTile.tsx';
export { PlaceMeasures } from './web/map/PlaceMeasures.tsx';
export { useMapMeasures } from './web/map/use-map-measures.ts';
