import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { ChartWords } from '#platform/charts/frame/chart-words.ts';

/** People by age, youngest first, one entry a group. Unit: people. */
export interface SexAges {
  men: readonly number[];
  women: readonly number[];
}

/** What a pyramid is given; the last group is open. */
export interface PyramidData extends SexAges {
  /** Years in a group. */
  yearsInGroup?: number;
  /** Another year, drawn as a dashed outline with its name: 1989. */
  before?: SexAges & { label: string };
  /** The same year as it became known later, dashed over its bars; left out where nothing else did. */
  later?: SexAges;
  /** Both sides in this categorical colour, where the sexes are told by their side alone; else one colour each. */
  hue?: 6;
}

/** The colours of men and women. */
export function pyramidColors({ hue }: Pick<PyramidData, 'hue'>): { men: string; women: string } {
  return hue === undefined
    ? { men: 'var(--d1)', women: 'var(--d2)' }
    : { men: `var(--c${hue})`, women: `var(--c${hue})` };
}

/** Data, words, and what the picture is about. */
export interface PyramidInput extends PyramidData, ChartWords {
  about: ChartAbout;
}

/** The ages of a group in words: 20–24, 85 и старше. */
export function ageOf(index: number, { men, yearsInGroup = 5 }: PyramidData, { texts }: ChartWords): string {
  const age = index * yearsInGroup;
  if (index === men.length - 1) return texts.orOlder(age);
  return yearsInGroup === 1 ? String(age) : `${age}–${age + yearsInGroup - 1}`;
}

/** Age groups as rows, youngest first; the other year's people beside. */
export function pyramidTable(data: PyramidData, words: ChartWords): ChartTable {
  const { texts } = words;
  const { before, later } = data;
  const column = (key: string, label: string) => ({ key, label, kind: 'number' as const });
  return {
    columns: [
      { key: 'age', label: texts.age, kind: 'text' },
      column('men', texts.men),
      column('women', texts.women),
      ...(before
        ? [
            column('menBefore', `${texts.men}, ${before.label}`),
            column('womenBefore', `${texts.women}, ${before.label}`),
          ]
        : []),
      ...(later
        ? [
            column('men-later', `${texts.men}, ${texts.later}`),
            column('women-later', `${texts.women}, ${texts.later}`),
          ]
        : []),
    ],
    rows: data.men.map((men, index) => [
      ageOf(index, data, words),
      men,
      data.women[index] ?? null,
      ...(before ? [before.men[index] ?? null, before.women[index] ?? null] : []),
      ...(later ? [later.men[index] ?? null, later.women[index] ?? null] : []),
    ]),
  };
}
