import type { ForecastScore, ScoredForecast } from '#simulation/forecast/quality/score-forecasts.ts';
import { createRandom } from '#simulation/numeric/random.ts';

/** Mean WIS of one way over that of another on the same forecasts, with the 95 % interval over blocks of origins. */
export interface Comparison {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  /** Origins at which the first way was better, of how many. */
  readonly better: number;
  readonly origins: number;
}

interface ComparedForecast extends Pick<ScoredForecast, 'region' | 'origin'> {
  readonly model: Pick<ForecastScore, 'wis'>;
}

const draws = 1000;
const longestBlock = 8;

/**
 * Compares two ways on the forecasts that both made. Errors of neighbouring weeks hang together, so whole blocks of up to
 * eight origins in a row are drawn anew.
 */
export function compareScores(
  one: readonly ComparedForecast[],
  other: readonly ComparedForecast[],
): Comparison | null {
  const key = ({ region, origin }: ComparedForecast) => `${region}/${origin}`;
  const others = new Map(other.map((score) => [key(score), score.model.wis]));
  const sums = new Map<number, [number, number]>();
  for (const score of one) {
    const beside = others.get(key(score));
    if (beside === undefined) continue;
    const [ours, theirs] = sums.get(score.origin) ?? [0, 0];
    sums.set(score.origin, [ours + score.model.wis, theirs + beside]);
  }
  const pairs = [...sums.entries()].sort(([a], [b]) => a - b).map(([, pair]) => pair);
  if (pairs.length === 0) return null;
  const ratios = Array.from({ length: draws }, (_, draw) => ratioOf(drawBlocks(pairs, draw))).sort(
    (a, b) => a - b,
  );
  return {
    ratio: ratioOf(pairs),
    low: ratios[Math.floor(0.025 * draws)]!,
    high: ratios[Math.ceil(0.975 * draws) - 1]!,
    better: pairs.filter(([ours, theirs]) => ours < theirs).length,
    origins: pairs.length,
  };
}

function ratioOf(pairs: readonly (readonly [number, number])[]): number {
  const [ours, theirs] = pairs.reduce(([a, b], pair) => [a + pair[0], b + pair[1]], [0, 0]);
  return theirs === 0 ? 1 : ours / theirs;
}

function drawBlocks<T>(pairs: readonly T[], draw: number): T[] {
  const random = createRandom(1, draw);
  const block = Math.max(1, Math.min(longestBlock, Math.floor(pairs.length / 3)));
  const drawn: T[] = [];
  while (drawn.length < pairs.length) {
    const from = Math.floor(random.uniform() * (pairs.length - block + 1));
    drawn.push(...pairs.slice(from, from + block));
  }
  return drawn.slice(0, pairs.length);
}
