export { RegionMeasuresTile } from './web/region/lazy-tile.ts';
export { RegionCounts } from './web/region/RegionCounts.tsx';
export { WaitingMeasuresTile } from './web/region/WaitingMeasuresTile.tsx';
