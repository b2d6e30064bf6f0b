export { RegionMeasuresTile } from './web/region/lazy-tile.ts';
export { WaitingMeasuresTile } from './web/region/WaitingMeasuresTile.tsx';
