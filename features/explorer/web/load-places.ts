import type { Api, OutputOf } from '#platform/web/api.ts';
import type { Locale } from '#platform/shared/locales.ts';

/** Places that can be chosen. */
export type PlaceList = OutputOf<'explore/listPlaces'>['places'];

/** The places of this browser's page, by language: a choice does not change them. */
const known = new Map<Locale, Promise<PlaceList>>();

/** Places that can be chosen, read once while a page stands open; the server reads them for every page. */
export function loadPlaces(api: Api, locale: Locale): Promise<PlaceList> {
  if (typeof document === 'undefined') return readPlaces(api);
  const cached = known.get(locale);
  if (cached !== undefined) return cached;
  const read = readPlaces(api);
  known.set(locale, read);
  // What failed is tried again with the next choice.
  read.catch(() => known.delete(locale));
  return read;
}

async function readPlaces(api: Api): Promise<PlaceList> {
  return (await api.call('explore/listPlaces', {})).places;
}
