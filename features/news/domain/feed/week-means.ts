/** Mean of each seven days that end on a day, rounded to a tenth; null on the first six and where a day is not known. */
export function weekMeans(values: readonly (number | null)[]): (number | null)[] {
  return values.map((_, at) => {
    const week = values.slice(Math.max(0, at - 6), at + 1);
    if (week.length < 7 || week.includes(null)) return null;
    const sum = week.reduce<number>((total, value) => total + (value ?? 0), 0);
    return Math.round((sum / 7) * 10) / 10;
  });
}
