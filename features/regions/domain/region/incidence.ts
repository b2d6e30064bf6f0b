const weekDays = 7;

/**
 * Sum of the seven days that end `weeksBack` weeks before the last entry.
 * @param days one entry for each calendar day, oldest first; null = not published. Unit: people.
 * @returns people in a week; null when one of the seven days was not published or is missing.
 */
export function weekSum(days: readonly (number | null)[], weeksBack = 0): number | null {
  const end = days.length - weeksBack * weekDays;
  if (end < weekDays) return null;
  let sum = 0;
  for (const value of days.slice(end - weekDays, end)) {
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

/** People per 100 000 residents; null when either is unknown. Unit of `population`: residents. */
export function per100k(people: number | null, population: number | null): number | null {
  return people === null || population === null || population <= 0 ? null : (people * 100_000) / population;
}

/** Change in per cent of the earlier value; null when the earlier one is unknown or nought. */
export function changePercent(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : ((now - before) / before) * 100;
}

/**
 * Mean of each day and the six before it.
 * @returns one entry for each day; null until seven days were published in a row. Unit: that of the values.
 */
export function weekMeans(days: readonly (number | null)[]): (number | null)[] {
  return days.map((_, index) => {
    const sum = weekSum(days.slice(Math.max(0, index - weekDays + 1), index + 1));
    return sum === null ? null : sum / weekDays;
  });
}

/**
 * Ranks 1…n by falling value; equal values share a rank and leave a gap after them; unknown ones have none.
 * @returns rank of each entry in its own order, null for null.
 */
export function ranksOf(values: readonly (number | null)[]): (number | null)[] {
  const known = values.filter((value) => value !== null).sort((a, b) => b - a);
  return values.map((value) => (value === null ? null : known.indexOf(value) + 1));
}
