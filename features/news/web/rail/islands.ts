import { island } from '#platform/web/island/island.tsx';

/** From here on the rail's columns have the width its charts are drawn for by the server (mocks/README.md). */
const exactFrom = 1336;

/** The rail's tiles: pictures of the day until they are touched, so that their charts cost the first view nothing. */
export const CountryTile = island(async () => (await import('./CountryTile.tsx')).CountryTile, {
  height: 320,
  exactFrom,
});
export const ObjectsTile = island(async () => (await import('./ObjectsTile.tsx')).ObjectsTile, {
  height: 340,
  exactFrom,
});
export const PlacesTile = island(async () => (await import('./PlacesTile.tsx')).PlacesTile, {
  height: 330,
  exactFrom,
});
export const DayTile = island(async () => (await import('./DayTile.tsx')).DayTile, {
  height: 190,
  exactFrom,
});
/** What is hot: rows of links, read without scripts. */
export const HotTile = island(async () => (await import('./HotTile.tsx')).HotTile);
export const RegionTrend = island(async () => (await import('./RegionTrend.tsx')).RegionTrend, {
  height: 260,
  exactFrom,
});
/** The price of fuel beside the news of economics. */
export const FuelTile = island(async () => (await import('./FuelTile.tsx')).FuelTile, {
  height: 400,
  exactFrom,
});
