/** A day whose figure became known, or was corrected, later. */
export interface LateFact {
  day: string;
  knownAt: string;
}

/**
 * Origins in runs that may share one reading as of the last of them: cutting it at an origin gives what was known then. A run ends
 * with an origin up to which some figure became known only afterwards, and before a day on which residents were counted anew.
 *
 * @param days      origins, ascending.
 * @param late      reports that came late or were corrected.
 * @param renewals  days on which new residents became known.
 */
export function groupByVintage(
  days: readonly string[],
  late: readonly LateFact[],
  renewals: readonly string[],
): string[][] {
  const groups: string[][] = [];
  let before: string | null = null;
  for (const day of days) {
    const isNew = before === null || renewals.some((renewed) => renewed > before! && renewed <= day);
    if (isNew) groups.push([day]);
    else groups.at(-1)!.push(day);
    before = late.some((fact) => fact.day <= day && fact.knownAt > day) ? null : day;
  }
  return groups;
}
