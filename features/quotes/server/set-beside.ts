import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { readSources } from '#statistics/source-queries.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readDailyFigures } from './beside/daily-figures.ts';
import type { Beside } from './beside/found-figure.ts';
import { readLevelFigures } from './beside/level-figures.ts';
import type { KnownQuote } from './known-quote.ts';

/** What our figures say beside quotes that count something of a place; null for the others. A few queries for all of them, none where nobody counts. */
export async function setBeside(
  quotes: readonly KnownQuote[],
  { db, clock, locale }: Pick<RequestContext, 'db' | 'clock' | 'locale'>,
): Promise<(Beside | null)[]> {
  const [daily, levels] = await Promise.all([
    readDailyFigures(db, quotes, clock.day),
    readLevelFigures(db, quotes, { asOf: clock.day, locale }),
  ]);
  const found = quotes.map((_, at) => daily[at] ?? levels[at] ?? null);
  const real = found.filter((each) => each !== null);
  if (real.length === 0) return found.map(() => null);
  const [indicators, places, sources] = await Promise.all([
    listIndicators(db, [...new Set(real.map(({ indicator }) => indicator))], locale),
    listPlaces(db, locale),
    readSources(
      db,
      real.map(({ source }) => source),
      locale,
    ),
  ]);
  return found.map((each) => {
    if (each === null) return null;
    const { sample, source, ...figure } = each;
    const place = places.find(({ yugoId }) => yugoId === figure.yugoId)?.shortName;
    const known = indicators.find(({ indicator }) => indicator === figure.indicator);
    if (place === undefined || known === undefined) return null;
    const { name, unit, decimals, period } = known;
    return {
      ...figure,
      place,
      name,
      unit,
      decimals,
      period,
      source: sources({ source, sample, knownAt: null }),
    };
  });
}
