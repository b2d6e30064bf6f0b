import type { Doubted, Told } from './told.ts';

/** Subjects that must have a figure before they are added up: all of a list, whose least is 83. */
const leastSubjects = 83;

/**
 * Figures of the country that are below its largest subject, or not the sum of its subjects. Tolerance: share of the country's figure.
 * @param country yugo_id. @param subjects their yugo_ids.
 */
export function judgeCountry(
  figures: readonly Told[],
  { country, subjects, tolerance }: { country: number; subjects: ReadonlySet<number>; tolerance: number },
): Doubted[] {
  const days = Map.groupBy(figures, ({ dims, source, day }) => `${dims}|${source}|${day}`);
  return [...days.values()].flatMap((all): Doubted[] => {
    const figure = all.find(({ place }) => place === country);
    const parts = all.filter(({ place }) => subjects.has(place)).map(({ value }) => value);
    if (!figure || parts.length === 0) return [];
    const largest = Math.max(...parts);
    if (figure.value < largest && figure.value >= 0)
      return [{ figure, rule: 'countryBelowPart', judgedOn: { largest } }];
    const sum = parts.reduce((added, value) => added + value, 0);
    const isWhole = parts.length >= leastSubjects;
    if (!isWhole || Math.abs(sum - figure.value) <= tolerance * Math.abs(figure.value)) return [];
    return [{ figure, rule: 'countryNotSum', judgedOn: { sum } }];
  });
}
