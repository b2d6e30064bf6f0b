/** In how many subjects a week that was over lay inside the 80 % band foreseen for it a week earlier. */
export interface HeldWeek {
  /** Last day of the week. */
  day: string;
  held: number;
  of: number;
}

/** What the last week says of the release that follows it. */
export interface Alarm extends HeldWeek {
  /** Fewer than 60 % of the subjects' last week lay in their bands: such releases held little. */
  isFailing: boolean;
  /** Weeks in a row that were as bad, the last one included; 0 without an alarm. */
  weeksInRow: number;
  /** Middle of all weeks without an alarm; null without any. */
  usual: number | null;
  /** How many subjects the week after each earlier alarm held, oldest first: counts, not a law. */
  next: number[];
  weeks: HeldWeek[];
}

/** Below this share of the subjects a release says that its bands are failing. */
const leastShare = 0.6;
/** With fewer subjects scored no verdict is given. */
const leastSubjects = 60;

/** Subjects that must hold so that there is no alarm. */
export function leastHeld(of: number): number {
  return Math.ceil(leastShare * of);
}

/**
 * The state of a release by the weeks that were over on its day: silent where things hold, null where the last week cannot be judged.
 *
 * @param weeks      one week ahead, oldest first, none later than the release.
 * @param originDay  the release's last known day.
 */
export function judgeRelease(weeks: readonly HeldWeek[], originDay: string): Alarm | null {
  const judged = weeks.filter(({ of, day }) => of >= leastSubjects && day <= originDay);
  const last = judged.at(-1);
  if (last === undefined || daysApart(last.day, originDay) >= 7) return null;
  const fails = judged.map(isBad);
  const calm = judged.filter((_, at) => !fails[at]).map(({ held }) => held);
  const streak = fails.lastIndexOf(false);
  return {
    ...last,
    isFailing: isBad(last),
    weeksInRow: fails.length - 1 - streak,
    usual: calm.length === 0 ? null : medianOf(calm),
    next: judged.flatMap(({ held, day }, at) =>
      at > 0 && fails[at - 1] && daysApart(judged[at - 1]!.day, day) === 7 ? [held] : [],
    ),
    weeks: judged,
  };
}

/** Whether the alarm began or ended with the last week; the first week there is may begin one. */
export function hasTurned({ isFailing, weeks }: Pick<Alarm, 'isFailing' | 'weeks'>): boolean {
  const before = weeks.at(-2);
  return isFailing !== (before !== undefined && isBad(before));
}

function isBad({ held, of }: HeldWeek): boolean {
  return held < leastShare * of;
}

function daysApart(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
