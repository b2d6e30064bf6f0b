import { createRandom } from '#simulation/numeric/random.ts';
import { requireOneOf } from '#simulation/numeric/refusal.ts';
import type { PublishedTotals } from '#simulation/forecast/series/region-history.ts';

/** Ways in which a file that reports every day could have been published. */
export const reportingWays = [
  'as-published',
  'weekends-blank',
  'weekends-repeated',
  'wednesdays',
  'tenth-blank',
  'five-corrected',
  'ten-silent',
] as const;

/** One of them. */
export type ReportingWay = (typeof reportingWays)[number];

type Totals = readonly (number | null)[];

/** Where a total stands: its weekday (0 = Sunday) and its index. */
interface Place {
  readonly weekday: number;
  readonly day: number;
}

/** The way of that name, or a refusal. */
export function reportingWay(name: string): ReportingWay {
  return requireOneOf('reported', name, reportingWays);
}

/**
 * The same totals as if they had been published otherwise; the same for the same seed.
 *
 * @param totals    of every region over the same days.
 * @param firstDay  day number of the first total.
 */
export function reportOtherwise(
  totals: readonly PublishedTotals[],
  way: ReportingWay,
  firstDay: number,
  seed: number,
): PublishedTotals[] {
  const random = createRandom(seed);
  const chosen = drawRegions(totals.length, way === 'ten-silent' ? 10 : 5, () => random.uniform());
  const days = totals[0]?.cases.length ?? 0;
  const event = Math.floor(days * (0.4 + 0.3 * random.uniform()));
  return totals.map(({ cases, deaths }, region) => {
    const missing = missingDays(way, chosen.has(region), event, () => random.uniform());
    const change = (series: Totals) => {
      const corrected = way === 'five-corrected' && chosen.has(region) ? correctFrom(series, event) : series;
      return publish(corrected, firstDay, missing, way === 'weekends-repeated');
    };
    return { cases: change(cases), deaths: change(deaths) };
  });
}

function missingDays(
  way: ReportingWay,
  isChosen: boolean,
  event: number,
  draw: () => number,
): (place: Place) => boolean {
  switch (way) {
    case 'weekends-blank':
    case 'weekends-repeated':
      return ({ weekday }) => weekday === 0 || weekday === 6;
    case 'wednesdays':
      return ({ weekday }) => weekday !== 3;
    case 'tenth-blank':
      return () => draw() < 0.1;
    case 'ten-silent':
      return ({ day }) => isChosen && day >= event && day < event + 21;
    default:
      return () => false;
  }
}

function publish(
  series: Totals,
  firstDay: number,
  isMissing: (place: Place) => boolean,
  repeats: boolean,
): (number | null)[] {
  let last: number | null = null;
  return series.map((total, day) => {
    // Day number 0 was a Thursday.
    if (isMissing({ weekday: (firstDay + day + 4) % 7, day })) return repeats ? last : null;
    last = total;
    return total;
  });
}

// A tenth of the total is taken back on one day and stays away.
function correctFrom(series: Totals, event: number): Totals {
  const taken = 0.1 * (series[event] ?? 0);
  return series.map((total, day) =>
    total === null || day < event ? total : Math.max(0, Math.round(total - taken)),
  );
}

function drawRegions(regions: number, count: number, draw: () => number): Set<number> {
  const chosen = new Set<number>();
  while (chosen.size < Math.min(count, regions)) chosen.add(Math.floor(draw() * regions));
  return chosen;
}
