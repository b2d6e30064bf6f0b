import { placeOf } from '#simulation/forecast/bands/past-forecasts.ts';
import type { PastForecasts } from '#simulation/forecast/bands/past-forecasts.ts';

/** What leading data say of one region at one origin, each number about nought where nothing is said; null = not known then. */
export type Signal = readonly number[] | null;

/** signals[k][region], at the origins of the forecasts they stand beside. */
export type Signals = readonly (readonly Signal[])[];

/** How far points follow the signals. */
interface LeadSettings {
  /** Latest origins with a known outcome that teach the weights. */
  readonly taughtBy: number;
  /** With fewer of them nothing is moved. */
  readonly minOrigins: number;
  /** Pull of the weights to nought, as a share of the signals' own size. */
  readonly ridge: number;
  /** Most that a point moves on the log scale, times the weeks ahead. */
  readonly most: number;
}

/** How far points follow the signals; chosen on the first two thirds of the origins (simulation/EVIDENCE.md). */
export const leadSettings: LeadSettings = { taughtBy: 26, minOrigins: 8, ridge: 0.1, most: 0.15 };

/**
 * The same frozen forecasts, each point moved by what leading data said at its origin. One weight a signal, horizon and
 * origin, by ridge regression of the log errors of all regions whose outcome was known then: nothing later is read.
 */
export function leanOnLeads(past: PastForecasts, signals: Signals, settings: LeadSettings): PastForecasts {
  const size = signals.flat().find((signal) => signal !== null)?.length ?? 0;
  const points = past.points.slice();
  if (size === 0) return past;
  for (let h = 0; h < past.horizonWeeks; h++) {
    const sums = past.origins.map((_, k) => sumsOf(past, signals, h, k, size));
    past.origins.forEach((_, k) => {
      const weights = weightsAt(past, sums, h, k, settings);
      if (!weights) return;
      const most = settings.most * (h + 1);
      signals[k]?.forEach((signal, region) => {
        const place = placeOf(past, h, k, region);
        const point = points[place] as number;
        if (!signal || Number.isNaN(point)) return;
        const wanted = signal.reduce((sum, value, i) => sum + value * (weights[i] as number), 0);
        const moved = Math.min(most, Math.max(-most, wanted));
        points[place] = Math.max(0, (point + 1) * Math.exp(moved) - 1);
      });
    });
  }
  return { ...past, points };
}

/** What one origin teaches: products of the signals with each other and with the log errors, summed over regions. */
interface Taught {
  readonly count: number;
  readonly squares: readonly (readonly number[])[];
  readonly products: readonly number[];
}

function sumsOf(past: PastForecasts, signals: Signals, h: number, k: number, size: number): Taught {
  const squares = Array.from({ length: size }, () => new Float64Array(size));
  const products = new Float64Array(size);
  let count = 0;
  signals[k]?.forEach((signal, region) => {
    const place = placeOf(past, h, k, region);
    const error = Math.log(((past.observed[place] as number) + 1) / ((past.points[place] as number) + 1));
    if (!signal || Number.isNaN(error)) return;
    count++;
    signal.forEach((value, a) => {
      products[a] = (products[a] as number) + value * error;
      signal.forEach((other, b) => (squares[a]![b] = (squares[a]![b] as number) + value * other));
    });
  });
  return { count, squares: squares.map((row) => [...row]), products: [...products] };
}

function weightsAt(
  { stepDays }: PastForecasts,
  sums: readonly Taught[],
  h: number,
  k: number,
  { taughtBy, minOrigins, ridge }: LeadSettings,
): number[] | null {
  // The target week of an origin is over once h + 1 weeks have passed.
  const last = k - Math.ceil(((h + 1) * 7) / stepDays);
  const taught = sums.slice(Math.max(0, last - taughtBy + 1), last + 1).filter(({ count }) => count > 0);
  if (last < 0 || taught.length < Math.max(1, minOrigins)) return null;
  const total = (read: (one: Taught) => number) => taught.reduce((sum, one) => sum + read(one), 0);
  const { products } = taught[0]!;
  const matrix = products.map((_, a) =>
    products.map((__, b) => total(({ squares }) => squares[a]![b]!) * (a === b ? 1 + ridge : 1)),
  );
  return solve(
    matrix,
    products.map((_, a) => total((one) => one.products[a]!)),
  );
}

/** The solution of a small positive system, by elimination; all nought where a signal never moved. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows[i]![i]!;
    if (!(pivot > 1e-9)) return right.map(() => 0);
    rows.forEach((row, j) => {
      if (j === i) return;
      const factor = row[i]! / pivot;
      rows[j] = row.map((value, c) => value - factor * rows[i]![c]!);
    });
  }
  return rows.map((row, i) => row.at(-1)! / row[i]!);
}
