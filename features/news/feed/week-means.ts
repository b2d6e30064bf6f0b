/** Mean of each seven days that end on a day, rounded to a tenth; null on the first six. */
export function weekMeans(values: readonly number[]): (number | null)[] {
  return values.map((_, at) => {
    if (at < 6) return null;
    const week = values.slice(at - 6, at + 1).reduce((sum, value) => sum + value, 0);
    return Math.round((week / 7) * 10) / 10;
  });
}
