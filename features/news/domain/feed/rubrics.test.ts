import { expect, test } from 'vitest';
import { locales } from '#platform/shared/locales.ts';
import { childRubrics, findRubric } from './rubrics.ts';

test.each(locales)(
  'the thirteen rubrics 2 to 14 stand below all of them, each with its own name in %s',
  (locale) => {
    const rubrics = childRubrics(1, locale);
    expect(rubrics.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(new Set(rubrics.map(({ name }) => name)).size).toBe(13);
  },
);

test('there is no rubric 15, and nothing stands below a rubric', () => {
  expect(findRubric(15, 'ru')).toBeNull();
  expect(childRubrics(6, 'ru')).toEqual([]);
});
