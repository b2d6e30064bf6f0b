import { listIndicators } from '#facts/indicators/indicator-queries.ts';
import { listPlaces } from '#facts/places/place-queries.ts';
import { readDailyColumns } from '#facts/series/daily-columns.ts';
import { readSources } from '#facts/sources/source-queries.ts';
import type { Source } from '#facts/shapes/source.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays, daysBetween } from '#platform/shared/calendar-days.ts';
import { dayOfClaim, placeOfClaim } from '../domain/claim-place.ts';
import { readClaim, type Claim } from '../domain/read-claim.ts';
import type { KnownQuote } from './known-quote.ts';

/** Our indicator of what a quote counts, as it was on the day: said beside it, without a verdict. */
interface Beside {
  yugoId: number;
  place: string;
  indicator: string;
  name: string;
  day: string;
  value: number;
  source: Source;
}

const indicators: Record<`${Claim['measure']} ${Claim['period']}`, string> = {
  'cases day': 'covid_cases_new',
  'deaths day': 'covid_deaths_new',
  'cured day': 'covid_cured_new',
  'cases total': 'covid_cases_total',
  'deaths total': 'covid_deaths_total',
  'cured total': 'covid_cured_total',
};

interface Wanted {
  yugoId: number;
  indicator: string;
  day: string;
}

/** What our figures say beside quotes that count something of a place; null for the others. Three queries for all of them, none where nobody counts. */
export async function setBeside(
  quotes: readonly KnownQuote[],
  { db, clock, locale }: Pick<RequestContext, 'db' | 'clock' | 'locale'>,
): Promise<(Beside | null)[]> {
  const wanted = quotes.map(wantedOf);
  const real = wanted.filter((each) => each !== null);
  if (real.length === 0) return quotes.map(() => null);
  const days = real.map(({ day }) => day).toSorted();
  const codes = [...new Set(real.map(({ indicator }) => indicator))];
  const places = [...new Set(real.map(({ yugoId }) => yugoId))];
  const span = { from: days[0]!, to: days.at(-1)!, asOf: clock.day };
  const [columns, names, known] = await Promise.all([
    readDailyColumns(db, codes, places, span),
    listIndicators(db, codes, locale),
    listPlaces(db, locale),
  ]);
  const sources = await readSources(
    db,
    [...columns.values()].flatMap((ofPlace) => [...ofPlace.values()].map(({ source }) => source)),
    locale,
  );
  return wanted.map((each) => {
    if (each === null) return null;
    const { yugoId, indicator, day } = each;
    const column = columns.get(yugoId)?.get(indicator);
    const value = column?.values[daysBetween(span.from, day)] ?? null;
    const place = known.find((one) => one.yugoId === yugoId)?.shortName;
    const name = names.find((one) => one.indicator === indicator)?.name;
    if (column === undefined || value === null || place === undefined || name === undefined) return null;
    return { yugoId, place, indicator, name, day, value, source: sources({ ...column, knownAt: null }) };
  });
}

function wantedOf({ text, regions, date, hasTime }: KnownQuote): Wanted | null {
  const claim = date === null ? null : readClaim(text);
  const yugoId = claim === null ? null : placeOfClaim(text, regions);
  if (claim === null || yugoId === null) return null;
  const { day, isDayBefore } = dayOfClaim(date!, hasTime);
  const indicator = indicators[`${claim.measure} ${claim.period}`];
  return { yugoId, indicator, day: isDayBefore ? addDays(day, -1) : day };
}
