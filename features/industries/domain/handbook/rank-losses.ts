/** Organisations of a section in all subjects on a day; `places` = how many subjects were counted. */
interface SectionCount {
  code: string;
  day: string;
  value: number;
  places: number;
}

/**
 * Sections by the change of their organisations between the two newest days, percent, the greatest loss first. One
 * counted in other subjects on one of the days, or none of, is left out.
 */
export function rankLosses(counts: readonly SectionCount[]) {
  const [day = null, before = null] = [...new Set(counts.map((count) => count.day))].sort().toReversed();
  const past = new Map(counts.filter((count) => count.day === before).map((count) => [count.code, count]));
  const losses = counts.flatMap((count) => {
    const then = past.get(count.code);
    if (count.day !== day || then === undefined || then.value === 0 || then.places !== count.places)
      return [];
    const change = ((count.value - then.value) / then.value) * 100;
    return [{ code: count.code, organisations: count.value, organisationsBefore: then.value, change }];
  });
  return { day, before, losses: losses.toSorted((one, other) => one.change - other.change) };
}
