import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';

/** Days before a measure that growth is counted from. */
export const daysBefore = 28;
const fewestTwins = 3;
const fewestCases = 50;

/** Registered cases of a place: in the 28 days before, and in each week of the promise; null = nothing was reported. Unit: people. */
export interface CasesOfPlace {
  yugoId: number;
  before: number;
  weeks: (number | null)[];
}

/** What came of a promise. Unit: per cent. */
export interface Outcome {
  /** Gap to the twins from the first day to the end of each week. */
  weeks: number[];
  gap: number;
  /** Lowest and highest gap of a twin against the others. */
  scatter: { low: number; high: number };
}

/** Why there is nothing to compare. */
export const outcomeLacks = ['no_reports', 'few_cases', 'few_twins'] as const;
export type OutcomeLack = (typeof outcomeLacks)[number];

/**
 * How much more or less the cases of a place grew than those of its twins. It is cases a day since the measure over
 * cases a day before it, against the median of the twins' own ratios. That is the measure's effect only if nothing else
 * set the place apart.
 */
export function judgeOutcome(
  place: CasesOfPlace,
  twins: readonly CasesOfPlace[],
): Outcome | { lack: OutcomeLack } {
  if (twins.length < fewestTwins) return { lack: 'few_twins' };
  if (place.weeks.some((week) => week === null)) return { lack: 'no_reports' };
  if (place.before < fewestCases) return { lack: 'few_cases' };
  const counted = twins.filter(isCounted);
  if (counted.length < fewestTwins) return { lack: 'few_twins' };
  const last = place.weeks.length - 1;
  const gapAt = (week: number): number =>
    offBy(
      growthOf(place, week),
      counted.map((twin) => growthOf(twin, week)),
    );
  return {
    weeks: place.weeks.map((_, week) => gapAt(week)),
    gap: gapAt(last),
    scatter: scatterOf(
      counted.map((twin) => growthOf(twin, last)),
      offBy,
    ),
  };
}

/** Whether a twin tells anything: enough cases before, and reports in each week. */
export function isCounted({ before, weeks }: CasesOfPlace): boolean {
  return before >= fewestCases && weeks.every((week) => week !== null);
}

/** How far each of the twins lies from the others: lowest and highest. */
function scatterOf(
  twins: readonly number[],
  apart: (own: number, others: readonly number[]) => number,
): Outcome['scatter'] {
  const among = twins.map((twin, at) =>
    apart(
      twin,
      twins.filter((_, other) => other !== at),
    ),
  );
  return { low: Math.min(...among), high: Math.max(...among) };
}

/** A figure of a place before a measure and after it; null = not published. Of the economy the share under the minimum in the year before and in its first whole year. Unit: per cent. */
export interface FiguresOfPlace {
  yugoId: number;
  before: number | null;
  after: number | null;
}

/** How much more or less the share under the minimum changed than in the twins. Unit: percentage points. */
export function judgePoverty(
  place: FiguresOfPlace,
  twins: readonly FiguresOfPlace[],
): Pick<Outcome, 'gap' | 'scatter'> | { lack: OutcomeLack } {
  const [own] = changesOf([place]);
  if (own === undefined) return { lack: 'no_reports' };
  const others = changesOf(twins);
  if (others.length < fewestTwins) return { lack: 'few_twins' };
  return { gap: pointsOff(own, others), scatter: scatterOf(others, pointsOff) };
}

const changesOf = (places: readonly FiguresOfPlace[]): number[] =>
  places.flatMap(({ before, after }) => (before === null || after === null ? [] : [after - before]));

const pointsOff = (own: number, others: readonly number[]): number => own - medianOf(others);

function growthOf({ before, weeks }: CasesOfPlace, last: number): number {
  const after = weeks.slice(0, last + 1).reduce<number>((sum, week) => sum + week!, 0);
  return after / (7 * (last + 1)) / (before / daysBefore);
}

const offBy = (own: number, others: readonly number[]): number => 100 * (own / medianOf(others) - 1);

/** The middle of some values; there is at least one. */
export const medianOf = (values: readonly number[]): number =>
  quantileOfSorted(Float64Array.from(values).sort(), 0.5);
