import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listBounds } from '#statistics/indicators/bounds-queries.ts';
import type { Coverage } from '#statistics/indicators/coverage-queries.ts';
import { ofCountry } from '../../domain/reading/read-indicators.ts';
import type { AskedPlace, AskedSeries } from '../../domain/reading/understood.ts';
import type { Bounds } from '../../domain/suggest/compose-questions.ts';
import type { Seed } from './read-seeds.ts';

/** First and last day of a series in a place; null where it has no figures. */
export type BoundsOf = (series: string, place: AskedPlace) => Bounds | null;

/** First and last day of all that may be asked about; the country by the series that tells it. */
export async function readBounds(
  seeds: readonly Pick<Seed, 'named' | 'understood'>[],
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  coverage: readonly Coverage[],
): Promise<BoundsOf> {
  const asked = seeds.flatMap(({ named, understood }) => [
    ...understood.indicators,
    ...(named ? [{ id: named.id, dims: named.dims }] : []),
  ]);
  const nationalOf = (series: AskedSeries): AskedSeries | null =>
    ofCountry(
      { operation: 'value', indicators: [series], places: [federalYugoId], period: {}, params: {} },
      federalYugoId,
    )?.indicators[0] ?? null;
  const all = Map.groupBy(
    [...asked, ...asked.flatMap((each) => nationalOf(each) ?? [])],
    ({ id, dims }) => `${id}:${dims}`,
  );
  const rows = await Promise.all(
    [...all].map(async ([key, [series]]) =>
      (await listBounds(db, series!, clock.day)).map((row) => [`${key} ${row.yugoId}`, row] as const),
    ),
  );
  const known = new Map(rows.flat());
  return (series, place) => {
    const [id = ''] = series.split(':');
    if (typeof place !== 'number') {
      const found = coverage.find(({ indicator }) => indicator === id);
      return found !== undefined && found.regions > 1 ? found : null;
    }
    const own = known.get(`${series} ${place}`);
    if (own !== undefined || place !== federalYugoId) return own ?? null;
    const national = nationalOf({ id, dims: series.slice(id.length + 1) });
    return (national && known.get(`${national.id}:${national.dims} ${place}`)) ?? null;
  };
}
