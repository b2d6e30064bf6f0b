import type { Db } from '#platform/server/db/db.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { readDailyColumns, type Span } from '#statistics/series/daily-columns.ts';
import { codes } from '../../domain/region/indicator-codes.ts';
import { readResidents } from '../region/read-residents.ts';
import type { SentTotals } from '../../domain/forecast/issue-releases.ts';

/** Places read at once: their days are taken in within a few milliseconds. */
const placesAtOnce = 6;

/** Totals of the country and its subjects over a span as known on a day, with the residents known then. */
export async function readTotals(db: Db, span: Span): Promise<SentTotals[]> {
  const places = await listForecastPlaces(db);
  const residents = await readResidents(db, span.asOf, span.asOf);
  const all: SentTotals[] = [];
  for (let at = 0; at < places.length; at += placesAtOnce) {
    const some = places.slice(at, at + placesAtOnce);
    const columns = await readDailyColumns(db, [codes.casesTotal, codes.deathsTotal], some, span);
    for (const yugoId of some) {
      const found = columns.get(yugoId);
      const cases = found?.get(codes.casesTotal)?.values;
      if (!cases) continue;
      all.push({
        yugoId,
        isTotal: yugoId === federalYugoId,
        population: residents.get(yugoId)?.value ?? null,
        cases: share(cases),
        deaths: share(found.get(codes.deathsTotal)?.values ?? cases.map(() => null)),
      });
    }
  }
  return all;
}

/** The country and its subjects: what forecasts are issued for. */
async function listForecastPlaces(db: Db): Promise<number[]> {
  const places = await listPlaces(db, 'ru');
  return places.filter(({ kind }) => kind !== 'district').map(({ yugoId }) => yugoId);
}

/** In memory that threads share, so that asking the thread again copies nothing. */
function share(values: readonly (number | null)[]): Float64Array {
  const shared = new Float64Array(new SharedArrayBuffer(values.length * Float64Array.BYTES_PER_ELEMENT));
  values.forEach((value, at) => (shared[at] = value ?? Number.NaN));
  return shared;
}
