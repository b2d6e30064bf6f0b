/** Mean of each value and the six before it; null until seven values are known and after every gap. */
export function sevenDayAverage(values: readonly (number | null)[]): (number | null)[] {
  return values.map((_, index) => {
    const week = values.slice(Math.max(0, index - 6), index + 1).filter((value) => value !== null);
    return week.length === 7 ? week.reduce((sum, value) => sum + value, 0) / 7 : null;
  });
}
