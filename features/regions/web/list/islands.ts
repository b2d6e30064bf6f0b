import { island } from '#platform/web/island/island.tsx';

/** The list's map, table and trends: pictures and rows that are read before their scripts come. */
export const ListMap = island(async () => (await import('./ListMap.tsx')).ListMap, { height: 560 });
export const RegionsTable = island(async () => (await import('./RegionsTable.tsx')).RegionsTable);
export const RegionTrends = island(async () => (await import('./RegionTrends.tsx')).RegionTrends);
