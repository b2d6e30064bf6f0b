/** A week's sum and its change on the week before, in per cent. */
export interface WeekChange {
  value: number | null;
  changePercent: number | null;
}

/** Of the last fourteen days, oldest first: null where a day of a week is not published, or the week before had nothing. */
export function weekChange(days: readonly (number | null)[]): WeekChange {
  const value = sumOf(days.slice(-7));
  const before = sumOf(days.slice(-14, -7));
  const changePercent =
    value === null || before === null || before === 0 ? null : ((value - before) / before) * 100;
  return { value, changePercent };
}

function sumOf(week: readonly (number | null)[]): number | null {
  if (week.length < 7 || week.some((day) => day === null)) return null;
  return week.reduce<number>((sum, day) => sum + (day ?? 0), 0);
}
