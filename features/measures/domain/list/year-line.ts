import { shareOfYear } from './rule-year.ts';

/** From this day on so many measures are in force, until the next step. */
export interface Step {
  day: string;
  count: number;
}

interface Term {
  starts: string;
  /** Last day in force; null = without end, or not known yet. */
  ends: string | null;
}

const dayMs = 86_400_000;
const nextDay = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** How many terms are in force on each day of a year up to `until`, as the days on which that changes; the first is the year's first day. */
export function stepsOfYear(terms: readonly Term[], year: number, until: string): Step[] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const changes = new Map<string, number>([[first, 0]]);
  const add = (day: string, by: number): void => void changes.set(day, (changes.get(day) ?? 0) + by);
  for (const { starts, ends } of terms) {
    if (starts > last || (ends !== null && ends < first)) continue;
    add(starts < first ? first : starts, 1);
    if (ends !== null && ends < last) add(nextDay(ends), -1);
  }
  let count = 0;
  return [...changes]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, by]) => ({ day, count: (count += by) }))
    .filter(({ day, count: now }, at, all) => day <= until && (at === 0 || now !== all[at - 1]!.count));
}

/** How many are in force on a day; 0 before the first step. */
export function countOn(steps: readonly Step[], day: string): number {
  return steps.findLast((step) => step.day <= day)?.count ?? 0;
}

/** Size of the drawing: shares of the year across, of the largest count upwards. */
export const lineBox = { width: 1000, height: 100 } as const;

/** Corners of the line from the year's first day to the end of `until`, as an SVG path. `most` = the count at the top. */
export function layoutYearLine(steps: readonly Step[], until: string, most: number): string {
  const { width, height } = lineBox;
  const across = (day: string): number => Math.round(shareOfYear(day) * width * 10) / 10;
  const year = steps[0]?.day.slice(0, 4);
  if (year === undefined) return '';
  const end = nextDay(until).slice(0, 4) === year ? across(nextDay(until)) : width;
  const up = (count: number): number => Math.round((1 - count / Math.max(1, most)) * height * 10) / 10;
  const [first, ...rest] = steps;
  return `M0 ${up(first!.count)}${rest.map(({ day, count }) => `H${across(day)}V${up(count)}`).join('')}H${end}`;
}
