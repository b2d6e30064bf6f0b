import { overlapOf } from './overlap.ts';
import type { TermVector } from './term-vector.ts';

/** Names of the features in the order `setThemeFeatures` writes them. */
export const themeFeatureNames = [
  'themesShared',
  'themeWeight',
  'themeCosine',
  'themesLess',
  'themesMore',
  'themesAtOdds',
  'subjectCount',
  'subjectShared',
  'subjectBest',
  'subjectContained',
  'subjectLess',
  'subjectMore',
];

/** What a headline is of, and the words that tell of whom or what: those of no theme. */
export interface ThemedText {
  readonly themes: TermVector;
  readonly subjects: TermVector;
}

function ratio(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

/** Writes from a place of the row on whether two headlines are of one kind of event, and whether of one subject. */
export function setThemeFeatures(row: Float64Array, from: number, one: ThemedText, two: ThemedText): void {
  const themes = overlapOf(one.themes, two.themes);
  const subjects = overlapOf(one.subjects, two.subjects);
  const [lessThemes, moreThemes] = alone(one.themes.sum, two.themes.sum, themes.shared);
  const [lessSubjects, moreSubjects] = alone(one.subjects.sum, two.subjects.sum, subjects.shared);
  const areBothThemed = one.themes.ids.length > 0 && two.themes.ids.length > 0;
  row.set(
    [
      themes.count,
      themes.shared,
      ratio(themes.dot, one.themes.norm * two.themes.norm),
      lessThemes,
      moreThemes,
      areBothThemed && themes.count === 0 ? 1 : 0,
      subjects.count,
      subjects.shared,
      subjects.best,
      ratio(subjects.shared, Math.min(one.subjects.sum, two.subjects.sum)),
      lessSubjects,
      moreSubjects,
    ],
    from,
  );
}

function alone(one: number, two: number, shared: number): [number, number] {
  return [Math.min(one, two) - shared, Math.max(one, two) - shared];
}
