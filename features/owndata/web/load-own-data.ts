import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** What was understood of a file. */
export type FileRead = OutputOf<'own/readFile'>;
/** A series that a file holds. */
export type FileSeries = FileRead['series'][number];
/** A series of one's own, as a list names it. */
export type OwnSeries = OutputOf<'own/listSeries'>['series'][number];

/** What the page of own data shows. */
export interface OwnData {
  most: number;
  series: OwnSeries[];
  places: { yugoId: number; shortName: string; isRegion: boolean }[];
}

/** Loads the series one has, and the places that a name in a file can mean. */
export const loadOwnData: LoadPage<OwnData> = async ({ api, signal }) => {
  const [{ most, series }, { places }] = await Promise.all([
    api.call('own/listSeries', {}, { signal }),
    api.call('explore/listPlaces', {}, { signal }),
  ]);
  return {
    most,
    series,
    places: places.map(({ yugoId, shortName, kind }) => ({ yugoId, shortName, isRegion: kind === 'region' })),
  };
};
