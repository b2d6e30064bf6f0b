import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import type { Turn, TurnSettings } from './turn-settings.ts';
import { robustDeviation } from './week-sums.ts';

const week = 7;
const historyWeeks = 8;

/** Changes between adjoining weeks that exceed those of the eight weeks before; of neighbours within a week the greatest. */
export function findJumps(
  sums: readonly (number | null)[],
  logs: readonly (number | null)[],
  { minWeek, minJump, jumpDeviations }: TurnSettings,
): Turn[] {
  const changes = logs.map((log, at) => changeAt(logs, log, at));
  const excess = changes.map((change, at) => {
    const higher = Math.max(sums[at] ?? 0, sums[at - week] ?? 0);
    if (change === null || Math.abs(change) < Math.log1p(minJump) || higher < minWeek) return 0;
    const usual = usualChange(changes, at);
    return usual === null ? 0 : Math.abs(change - usual.middle) / usual.deviation;
  });
  return excess.flatMap((value, at): Turn[] => {
    const near = excess.slice(Math.max(0, at - week), at + week + 1);
    if (value < jumpDeviations || value < Math.max(...near) || near.indexOf(value) < Math.min(at, week))
      return [];
    const change = changes[at]!;
    return [
      {
        kind: change > 0 ? 'up' : 'down',
        index: at - week + 1,
        level: sums[at]! / week,
        change: Math.expm1(Math.abs(change)),
      },
    ];
  });
}

function changeAt(logs: readonly (number | null)[], log: number | null, at: number): number | null {
  const before = at >= week ? logs[at - week]! : null;
  return log === null || before === null ? null : log - before;
}

/** The middle of the changes of the eight weeks before and their deviation; null where a day of them is not known. */
function usualChange(
  changes: readonly (number | null)[],
  at: number,
): { middle: number; deviation: number } | null {
  const from = at - week - historyWeeks * week;
  if (from < 0) return null;
  const before = changes.slice(from, at - week + 1);
  if (before.includes(null)) return null;
  const sorted = Float64Array.from(before as number[]).sort();
  const middle = quantileOfSorted(sorted, 0.5);
  const deviation = robustDeviation((before as number[]).map((change) => change - middle));
  return { middle, deviation: Math.max(deviation, minDeviation) };
}

/** A series that never stirred has no deviation: below a twentieth no change is told from counting. */
const minDeviation = 0.05;
