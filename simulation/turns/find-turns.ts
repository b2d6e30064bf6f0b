import { defaultTurnSettings, type FoundTurns } from './turn-settings.ts';
import { noiseOf, weekSums } from './week-sums.ts';
import { findJumps } from './find-jumps.ts';
import { walkExtremes } from './walk-extremes.ts';

const week = 7;

/**
 * Turning points and jumps of a daily series.
 *
 * Logarithms of seven-day sums are walked from the left. A peak is confirmed once they have fallen by the threshold
 * from the highest value since the last trough, a trough the other way round. Both sides of a turn thus differ by the
 * threshold. The threshold is `minNoises` times the noise of the series: the robust deviation of a week from the mean
 * of its neighbours. A jump is a change between two adjoining weeks that exceeds the changes of the eight weeks before
 * it.
 *
 * @param days  one entry for each calendar day, oldest first; null = not published: no week over it is judged.
 */
export function findTurns(days: readonly (number | null)[], settings = defaultTurnSettings): FoundTurns {
  const sums = weekSums(days);
  const logs = sums.map((sum) => (sum === null ? null : Math.log(sum + 1)));
  const threshold = Math.max(Math.log1p(settings.minChange), settings.minNoises * noiseOf(logs));
  const turns = walkExtremes(logs, threshold)
    .filter(({ highest }) => Math.expm1(highest) >= settings.minWeek)
    .map(({ kind, at, change }) => ({
      kind,
      index: at,
      level: sums[at]! / week,
      change: Math.expm1(change),
    }));
  const jumps = findJumps(sums, logs, settings);
  return {
    turns: [...turns, ...jumps].sort((a, b) => a.index - b.index),
    threshold: Math.expm1(threshold),
  };
}
