import { createRandom } from '#simulation/numeric/random.ts';
import { findTurns } from './find-turns.ts';
import { defaultTurnSettings } from './turn-settings.ts';

const week = 7;

/** How often turns are found where there are none by construction. */
export interface FalseAlarms {
  /** Shuffled series tried. */
  runs: number;
  /** Of them those in which anything was found. */
  withTurns: number;
  /** Everything found in all of them. */
  found: number;
  /** Days of one series. */
  days: number;
}

/**
 * The search on shuffled series. What each day of the series says beyond its own course is the ratio to the mean of the
 * seven days around it. It is shuffled by whole weeks, which keeps weekdays and noise, and laid upon one level. Such a
 * series has no turn and no jump: what is found is a false alarm. Weeks that the search does not judge (unknown days,
 * small sums) give nothing to shuffle.
 *
 * @param runs  how many shuffles.
 * @param seed  of the shuffles; the same one gives the same answer.
 */
export function countFalseAlarms(
  days: readonly (number | null)[],
  { runs, seed }: { runs: number; seed: number },
  settings = defaultTurnSettings,
): FalseAlarms {
  const weeks = ratiosByWeek(days, settings.minWeek);
  const level = middleLevel(days);
  const random = createRandom(seed);
  let [withTurns, found] = [0, 0];
  for (let run = 0; run < runs; run += 1) {
    const { turns } = findTurns(
      shuffle(weeks, random).flatMap((ratios) => ratios.map((ratio) => Math.round(ratio * level))),
      settings,
    );
    found += turns.length;
    withTurns += turns.length > 0 ? 1 : 0;
  }
  return { runs, withTurns, found, days: weeks.length * week };
}

/** Each day over the mean of the seven around it, in whole weeks; weeks below the least sum that is judged, or with an unknown day, are left out. */
function ratiosByWeek(days: readonly (number | null)[], minWeek: number): number[][] {
  const weeks: number[][] = [];
  for (let start = 3; start + week + 3 <= days.length; start += week) {
    const ratios = Array.from({ length: week }, (_, offset) => {
      const around = days.slice(start + offset - 3, start + offset + 4);
      if (around.includes(null)) return null;
      const mean = (around as number[]).reduce((sum, value) => sum + value, 0) / week;
      return mean * week >= minWeek ? days[start + offset]! / mean : null;
    });
    if (!ratios.includes(null)) weeks.push(ratios as number[]);
  }
  return weeks;
}

/** The middle of the published days: the level of the shuffled series. */
function middleLevel(days: readonly (number | null)[]): number {
  const known = Float64Array.from(days.filter((value) => value !== null && value > 0) as number[]).sort();
  return known[Math.floor(known.length / 2)] ?? 0;
}

function shuffle<T>(values: readonly T[], random: { uniform(): number }): T[] {
  const shuffled = [...values];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random.uniform() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}
