/** What a subject brought: headlines by day, the last day ends with the clock, and those since the visit before. */
export interface Brought {
  newCount: number;
  days: readonly number[];
}

/** Headlines of the day of the clock. */
export function todayOf({ days }: Brought): number {
  return days.at(-1) ?? 0;
}

/** Headlines of the day before it. */
export function yesterdayOf({ days }: Brought): number {
  return days.at(-2) ?? 0;
}

/** Nothing new since the visit before, and nothing on the day of the clock. */
export function isQuiet(subject: Brought): boolean {
  return subject.newCount === 0 && todayOf(subject) === 0;
}

/** Subjects with the most that is new first, then by the day of the clock; the quiet ones stand last as they were. */
export function orderFollowed<Subject extends Brought>(subjects: readonly Subject[]): Subject[] {
  return subjects.toSorted(
    (one, other) =>
      Number(isQuiet(one)) - Number(isQuiet(other)) ||
      other.newCount - one.newCount ||
      todayOf(other) - todayOf(one),
  );
}
