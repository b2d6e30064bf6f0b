import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { listPlaceNames } from '#statistics/places/place-queries.ts';
import type { Routes } from '#platform/server/context.ts';
import type { programsContract } from '../contract.ts';
import { findByWords } from '#platform/shared/find-by-words.ts';
import { readComparison } from './read-comparison.ts';
import { readReceipt, readSeriesPage } from './read-series-page.ts';

/** Handlers of the programs room. */
export const programsRoutes: Routes<typeof programsContract> = {
  async 'programs/findPlaces'({ text, pageIndex, pageSize }, { db, locale }) {
    const found = findByWords(text, await listPlaceNames(db, locale), ({ names }) => names);
    return { total: found.length, places: pageOf(found, pageIndex, pageSize) };
  },
  async 'programs/findIndicators'({ text, pageIndex, pageSize }, { db, locale }) {
    const all = await listIndicators(db, null, locale);
    const found = findByWords(text, all, ({ name, indicator }) => [name, indicator]);
    return { total: found.length, indicators: pageOf(found, pageIndex, pageSize) };
  },
  'programs/getSeries': readSeriesPage,
  'programs/getComparison': readComparison,
  'programs/getReceipt': readReceipt,
};

function pageOf<T>(things: readonly T[], pageIndex: number, pageSize: number): T[] {
  return things.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
}
