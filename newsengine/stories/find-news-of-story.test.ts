import { expect, test } from 'vitest';
import { findNewsOfStory, type ToldItem } from './find-news-of-story.ts';

const item = (newsId: number, entityIds: number[], figures: string[] = [], isReprint = false): ToldItem => ({
  newsId,
  entityIds,
  figures,
  isReprint,
});

test('an item is new when it names what no earlier one named', () => {
  expect(
    findNewsOfStory([item(1, [10]), item(2, [10]), item(3, [10, 11]), item(4, [11], ['21000'])]),
  ).toEqual([
    { newsId: 3, entityIds: [11], figures: [] },
    { newsId: 4, entityIds: [], figures: ['21000'] },
  ]);
});

test('what was brought once is not new again, and a name twice in one headline counts once', () => {
  expect(findNewsOfStory([item(1, []), item(2, [7, 7]), item(3, [7])])).toEqual([
    { newsId: 2, entityIds: [7], figures: [] },
  ]);
});

test('the first item and reprints change nothing', () => {
  expect(findNewsOfStory([item(1, [1], ['5'])])).toEqual([]);
  expect(findNewsOfStory([])).toEqual([]);
  expect(findNewsOfStory([item(1, []), item(2, [3], [], true)])).toEqual([]);
});
