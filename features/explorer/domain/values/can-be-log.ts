/** Whether an axis of a measure may be logarithmic: it has values and all of them are above zero. */
export function canBeLog(
  series: readonly { measure: number; lowest: number | null }[],
  measure: number,
): boolean {
  const lowest = series.flatMap((each) => (each.measure === measure ? (each.lowest ?? []) : []));
  return lowest.length > 0 && lowest.every((value) => value > 0);
}
