import { island } from '#platform/web/island/island.tsx';

/** The rail's tiles: pictures of the day until they are touched, so that their charts cost the first view nothing. */
export const CountryTile = island(async () => (await import('./CountryTile.tsx')).CountryTile, 320);
export const ObjectsTile = island(async () => (await import('./ObjectsTile.tsx')).ObjectsTile, 340);
export const PlacesTile = island(async () => (await import('./PlacesTile.tsx')).PlacesTile, 330);
export const DayTile = island(async () => (await import('./DayTile.tsx')).DayTile, 190);
export const RegionCourse = island(async () => (await import('./RegionCourse.tsx')).RegionCourse, 260);
