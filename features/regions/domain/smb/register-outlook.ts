import { periodNumber } from '#platform/shared/periods.ts';
import { forecastSmb } from '#simulation/economy/smb-forecast.ts';

/** A register of organisations some months ahead: what is expected, or what is missing to say it. */
export interface RegisterOutlook {
  /** Months in a row that a forecast rests on, and those that are known; null where there are enough. */
  missing: { needed: number; known: number } | null;
  /** `low` to `high` is nine of ten. */
  ahead: { months: number; count: number; low: number; high: number }[];
  /** The last year's growth is beyond what a year brings: it was cut. */
  isCut: boolean;
}

interface Month {
  day: string;
  value: number;
  /** Of how many places the count is a sum. */
  places: number;
}

const shownMonths = [6, 12, 18];

/**
 * The register's monthly counts half a year, a year and a year and a half ahead. They come from the months in a row
 * that end with the newest, all of the same places.
 */
export function registerOutlook(months: readonly Month[]): RegisterOutlook {
  const forecast = forecastSmb(lastRun(months));
  if (forecast.status !== 'ok')
    return { missing: { needed: forecast.needed, known: forecast.got }, ahead: [], isCut: false };
  const { point, quantiles, warnings } = forecast;
  return {
    missing: null,
    ahead: shownMonths.map((ahead) => ({
      months: ahead,
      count: Math.round(point[ahead - 1]!),
      low: Math.round(quantiles.get(0.05)![ahead - 1]!),
      high: Math.round(quantiles.get(0.95)![ahead - 1]!),
    })),
    isCut: warnings.length > 0,
  };
}

function lastRun(months: readonly Month[]): number[] {
  const ordered = months.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const newest = ordered.at(-1);
  if (!newest) return [];
  const from = ordered.findLastIndex(({ day, value, places }, at) => {
    const next = ordered[at + 1];
    const isNeighbour = !next || periodNumber('month', next.day) - periodNumber('month', day) === 1;
    return !isNeighbour || value <= 0 || places !== newest.places;
  });
  return ordered.slice(from + 1).map(({ value }) => value);
}
