import type { Doubted, Told } from './told.ts';

/** Shares of a whole outside 0 to 100 per cent. */
export function judgeShares(figures: readonly Told[]): Doubted[] {
  return figures
    .filter(({ value }) => value < 0 || value > 100)
    .map((figure) => ({ figure, rule: 'notShare', judgedOn: {} }));
}

/** Counts that are negative or not whole. */
export function judgeCounts(figures: readonly Told[]): Doubted[] {
  return figures
    .filter(({ value }) => value < 0 || !Number.isInteger(value))
    .map((figure) => ({ figure, rule: figure.value < 0 ? 'negative' : 'notWhole', judgedOn: {} }));
}

/** A leap: so many times the neighbours in time, which differ from each other by half at most. */
const times = 4;
const steadyWithin = 1.5;

/**
 * Figures four times above or below both neighbours in time, which are alike: up and back, or down and back.
 * @param least figures under it leap by chance.
 */
export function judgeLeaps(figures: readonly Told[], least: number): Doubted[] {
  const series = Map.groupBy(figures, ({ seriesId }) => seriesId);
  return [...series.values()].flatMap((own) => {
    const sorted = own.toSorted((a, b) => (a.day < b.day ? -1 : 1));
    return sorted.flatMap((figure, at): Doubted[] => {
      const [before, after] = [sorted[at - 1]?.value, sorted[at + 1]?.value];
      if (before === undefined || after === undefined) return [];
      const [low, high] = [Math.min(before, after), Math.max(before, after)];
      if (low <= 0 || figure.value <= 0 || high > steadyWithin * low) return [];
      if (Math.max(high, figure.value) < least) return [];
      if (figure.value < times * high && figure.value * times > low) return [];
      return [{ figure, rule: 'jumpAndBack', judgedOn: { before, after } }];
    });
  });
}
