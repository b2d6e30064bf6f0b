import { readDailyColumns } from '#statistics/series/daily-columns.ts';
import type { Db } from '#platform/server/db/db.ts';
import { addDays, daysBetween } from '#platform/shared/calendar-days.ts';
import { dayOfClaim, placeOfClaim } from '../../domain/claim-place.ts';
import { readClaim, type Claim } from '../../domain/read-claim.ts';
import type { KnownQuote } from '../known-quote.ts';
import type { FoundFigure } from './found-figure.ts';

const indicators: Record<`${Claim['measure']} ${Claim['period']}`, string> = {
  'cases day': 'covid_cases_new',
  'deaths day': 'covid_deaths_new',
  'cured day': 'covid_cured_new',
  'cases total': 'covid_cases_total',
  'deaths total': 'covid_deaths_total',
  'cured total': 'covid_cured_total',
};
/** Days of course before the day that is spoken of. */
const daysBefore = 45;

interface Wanted {
  yugoId: number;
  indicator: string;
  /** Days whose report may be meant, the likeliest first. */
  days: readonly string[];
  value: number;
  /** True where nobody is named who says it: then a figure stands beside it only where it is the one meant. */
  isOutlets: boolean;
}

/** Reports of the epidemic beside quotes that count it; null for the others. One query, none where nobody counts. */
export async function readDailyFigures(
  db: Db,
  quotes: readonly KnownQuote[],
  asOf: string,
): Promise<(FoundFigure | null)[]> {
  const wanted = quotes.map(wantedOf);
  const real = wanted.filter((each) => each !== null);
  if (real.length === 0) return wanted.map(() => null);
  const first = real.flatMap((each) => each.days).toSorted()[0]!;
  const span = { from: addDays(first, -daysBefore), to: asOf, asOf };
  const columns = await readDailyColumns(
    db,
    [...new Set(real.map(({ indicator }) => indicator))],
    [...new Set(real.map(({ yugoId }) => yugoId))],
    span,
  );
  return wanted.map((each) => {
    if (each === null) return null;
    const column = columns.get(each.yugoId)?.get(each.indicator);
    if (column === undefined) return null;
    const valueOn = (day: string) => column.values[daysBetween(span.from, day)] ?? null;
    const day = pickDay(each, valueOn);
    const value = day === null ? null : valueOn(day);
    if (day === null || value === null) return null;
    const from = addDays(day, -daysBefore);
    const values = column.values.slice(daysBetween(span.from, from));
    const at = (index: number) => ({ day: addDays(from, index), value: values[index]! });
    const known = values.flatMap((one, index) => (one === null ? [] : [index]));
    const highest = known.reduce(
      (best, index) => (values[index]! > values[best]! ? index : best),
      daysBefore,
    );
    return {
      yugoId: each.yugoId,
      indicator: each.indicator,
      day,
      value,
      source: column.source,
      sample: column.sample,
      peak: each.indicator.endsWith('_total') ? null : at(highest),
      newest: at(known.at(-1)!),
      course: { values, at: daysBefore },
    };
  });
}

function wantedOf({ text, regions, date, hasTime, entityId }: KnownQuote): Wanted | null {
  const claim = date === null ? null : readClaim(text);
  const yugoId = claim === null ? null : placeOfClaim(text, regions);
  if (claim === null || yugoId === null) return null;
  const { day, isDayBefore } = dayOfClaim(date!, hasTime);
  const indicator = indicators[`${claim.measure} ${claim.period}`];
  const isOutlets = entityId === null;
  const before = addDays(day, -1);
  const near = isDayBefore ? [before, day] : [day];
  // What a region says in the evening is in the country's report of the day after.
  const days = isOutlets ? [...near, isDayBefore ? addDays(before, -1) : before, addDays(day, 1)] : near;
  return { yugoId, indicator, days, value: claim.value, isOutlets };
}

/** Rounding of a headline: «почти 9 тысяч» of 8,985. */
const tolerance = 0.04;

/** The day whose report has what is said; else the likeliest, where somebody is named who says it. */
function pickDay({ days, value, isOutlets }: Wanted, valueOn: (day: string) => number | null): string | null {
  const offBy = (day: string): number => Math.abs((valueOn(day) ?? Infinity) - value);
  const [nearest] = days.toSorted((one, other) => offBy(one) - offBy(other));
  if (offBy(nearest!) <= tolerance * value) return nearest!;
  return isOutlets ? null : days[0]!;
}
