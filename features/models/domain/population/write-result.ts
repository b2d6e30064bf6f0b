import { toModelWarnings, type ModelWarning } from '../warning-codes.ts';
import type { PlaceStart } from './place-start.ts';
import type { PopulationRun, TotalBands } from './run-population.ts';

/** A run as it travels: totals and events by year, pyramids of the first, every fifth and the last year. Unit: people. */
export interface PopulationResult {
  years: number[];
  total: number[];
  births: number[];
  deaths: number[];
  netMigration: number[];
  pyramids: Record<string, { male: number[]; female: number[] }>;
  indicators: {
    youngRatio: (number | null)[];
    oldRatio: (number | null)[];
    totalRatio: (number | null)[];
    workingAge: number[];
    medianAge: number[];
  };
  bands: { total: Omit<TotalBands, 'warnings'> } | null;
  /** Codes with their numbers; each has a sentence in the catalogues. */
  warnings: ModelWarning[];
}

const everyYears = 5;

/** Writes a run for the wire. */
export function writeResult(
  { projection, indicators }: PopulationRun,
  bands: TotalBands | null,
  start: WarnedStart,
): PopulationResult {
  const { years, people, total, births, deaths, netMigration } = projection;
  const shown = people.flatMap(({ male, female }, i) =>
    i % everyYears === 0 || i === people.length - 1
      ? [
          [String(years[i]), { male: [...male], female: [...female] }] as [
            string,
            { male: number[]; female: number[] },
          ],
        ]
      : [],
  );
  return {
    years: [...years],
    total: [...total],
    births: [...births],
    deaths: [...deaths],
    netMigration: [...netMigration],
    pyramids: Object.fromEntries(shown),
    indicators: {
      youngRatio: indicators.map(({ youngRatio }) => youngRatio),
      oldRatio: indicators.map(({ oldRatio }) => oldRatio),
      totalRatio: indicators.map(({ totalRatio }) => totalRatio),
      workingAge: indicators.map(({ workingAge }) => workingAge),
      medianAge: indicators.map(({ medianAge }) => medianAge),
    },
    bands: bands && { total: withoutWarnings(bands) },
    warnings: warningsOf({ projection }, bands, start),
  };
}

function withoutWarnings({ q025, q10, q90, q975 }: TotalBands): Omit<TotalBands, 'warnings'> {
  return { q025, q10, q90, q975 };
}

type WarnedStart = Pick<PlaceStart, 'epidemic' | 'rateYears'>;

/** What is to be said of a start, of a run from it and of its members. */
export function warningsOf(
  { projection }: Pick<PopulationRun, 'projection'>,
  bands: Pick<TotalBands, 'warnings'> | null,
  { epidemic, rateYears }: WarnedStart,
): ModelWarning[] {
  const base = epidemic && rateYears ? [{ ...epidemic, first: rateYears[0], last: rateYears[1] }] : [];
  return toModelWarnings([
    ...base.map((params) => ({ code: 'population.epidemic-base', severity: 'info', params }) as const),
    ...projection.warnings,
    ...(bands?.warnings ?? []),
  ]);
}

/** What yours adds to the reference, year by year of both. Unit: people. */
export function differenceOf(own: PopulationResult, reference: PopulationResult) {
  const less = (one: readonly number[], other: readonly number[]) =>
    one.flatMap((value, i) => (other[i] === undefined ? [] : [value - other[i]]));
  return {
    years: own.years.slice(0, Math.min(own.years.length, reference.years.length)),
    total: less(own.total, reference.total),
    births: less(own.births, reference.births),
    deaths: less(own.deaths, reference.deaths),
    netMigration: less(own.netMigration, reference.netMigration),
  };
}
