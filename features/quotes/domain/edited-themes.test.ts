import { expect, test } from 'vitest';
import { applyEdits, livingTheme, themeName, type EditedTheme } from './edited-themes.ts';

const own = (id: number, part: Partial<EditedTheme> = {}): EditedTheme => {
  return {
    id,
    scopeId: 1,
    rubricId: 3,
    names: { en: `T${id}` },
    mergedInto: null,
    isRemoved: false,
    ...part,
  };
};

test('a theme leads to the last it was merged into; a removed one, and one in a circle of merges, to none', () => {
  const themes = applyEdits([
    own(201, { mergedInto: 202 }),
    own(202, { mergedInto: 179 }),
    own(203, { isRemoved: true }),
    own(204, { mergedInto: 205 }),
    own(205, { mergedInto: 204 }),
  ]);
  expect([201, 203, 204, 999, null].map((id) => livingTheme(themes, id)?.id ?? null)).toEqual([
    179,
    null,
    null,
    null,
    null,
  ]);
});

test('a changed theme hides the one the product brings; a name that is missing is taken from another language', () => {
  const themes = applyEdits([own(180, { names: { ru: 'Дома' } })]);
  expect(themes.size).toBe(10);
  expect([themeName(themes.get(180)!, 'ja'), themeName(own(201), 'ru')]).toEqual(['Дома', 'T201']);
});
