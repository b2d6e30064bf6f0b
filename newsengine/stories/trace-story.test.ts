import { expect, test } from 'vitest';
import type { TracedItem } from './trace-story.ts';
import { highestWeight } from '../ranking/score-story.ts';
import { traceStory } from './trace-story.ts';

const hourMs = 3_600_000;
const item = (newsId: number, hours: number, more: Partial<TracedItem> = {}): TracedItem => ({
  newsId,
  terms: ['fire', 'depot', 'samara'],
  titleLength: 60,
  authority: 1,
  notNewsShare: 0,
  isReprint: false,
  sourceId: newsId,
  publishedMs: hours * hourMs,
  hasTime: true,
  language: 'en',
  rubricId: 14,
  rubricShare: 1,
  yugoIds: [],
  dataSet: null,
  ...more,
});

test('each item opens a state that lasts until the next, whatever the order they are given in', () => {
  const states = traceStory([item(2, 11), item(1, 10)]);
  expect(states.map(({ newsId, fromMs, untilMs }) => [newsId, fromMs / hourMs, untilMs])).toEqual([
    [1, 10, 11 * hourMs],
    [2, 11, null],
  ]);
});

test('a state counts what was known at its moment: items, distinct sources, reprints, the first moment', () => {
  const states = traceStory([item(1, 10), item(2, 11, { isReprint: true }), item(3, 12, { sourceId: 1 })]);
  expect(
    states.map(({ itemCount, sourceCount, reprintCount, firstMs }) => [
      itemCount,
      sourceCount,
      reprintCount,
      firstMs / hourMs,
    ]),
  ).toEqual([
    [1, 1, 0, 10],
    [2, 2, 1, 10],
    [3, 2, 1, 10],
  ]);
});

test('the rank of one middling item is twice log2(1 + 1.125) and an eighth of its hours', () => {
  // Growth 1 / (1 + 0 + 1) = 0.5 lifts the one outlet by an eighth.
  expect(traceStory([item(1, 80, { rubricId: 2 })])[0]?.rank).toBeCloseTo(2 * Math.log2(2.125) + 10);
});

test('where only the day is known an item ranks as at noon and does not count as growth', () => {
  const [state] = traceStory([item(1, 92, { hasTime: false, rubricId: 2 })]);
  expect(state?.rank).toBeCloseTo(2 + 10);
  expect(state?.growth).toBe(0);
});

test('no crowd of sources lifts a rank over the bound', () => {
  const crowd = Array.from({ length: 400 }, (_, at) => item(at + 1, 80, { authority: 1000 }));
  for (const { rank } of traceStory(crowd)) expect(rank).toBeLessThanOrEqual(10 + highestWeight);
});

test('a story keeps the peak of its day: one late headline of the next day does not make it smaller', () => {
  // Moscow midnight is at hour 93.
  const told = [1, 2, 3, 4, 5, 6].map((id) => item(id, 80 + id / 10));
  const states = traceStory([...told, item(7, 95)]);
  expect(states.at(-1)?.rank).toBe(states.at(-2)?.rank);
  expect(states.at(-2)?.daySourceCount).toBe(6);
  expect(states.at(-1)?.daySourceCount).toBe(1);
});

test('an outlet that only reprints does not count to the day', () => {
  const states = traceStory([item(1, 10), item(2, 11, { isReprint: true })]);
  expect(states.at(-1)).toMatchObject({ sourceCount: 2, daySourceCount: 1 });
});

test('a crime or a death is never leisure, whoever is in it', () => {
  const crash = (more: object) => [1, 2, 3].map((id) => item(id, 10, { rubricId: 9, ...more }));
  const plain = traceStory(crash({})).at(-1)?.rank ?? 0;
  expect(traceStory(crash({ isGrave: true })).at(-1)?.rank).toBeGreaterThan(plain + 1);
});

test('four sources within three hours are hot; a quiz told by as many is not', () => {
  const four = [1, 2, 3, 4].map((id) => item(id, 10 + id / 10));
  expect(traceStory(four).at(-1)).toMatchObject({ isHot: true, popularity: 4 });
  const quiz = four.map((each) => ({ ...each, notNewsShare: 0.9 }));
  expect(traceStory(quiz).at(-1)).toMatchObject({ isHot: false, popularity: 2 });
});

test('rubric and language are what most items say, and a region one item in seven names is not the story\u2019s', () => {
  const seven = [1, 2, 3, 4, 5, 6, 7].map((id) =>
    item(id, id, {
      rubricId: id === 1 ? 4 : 3,
      language: id === 1 ? 'ru' : 'en',
      yugoIds: id === 7 ? [5, 7] : [5],
    }),
  );
  expect(traceStory(seven).at(-1)).toMatchObject({ rubricId: 3, language: 'en', yugoIds: [5] });
});

test('a story whose items are divided between world and politics is politics; between world and sports it is neither', () => {
  const divided = (other: number) =>
    [2, other, 2, other, other].map((rubricId, at) => item(at + 1, 10 + at, { rubricId, rubricShare: 0.6 }));
  // Three fifths of .6 are .36 of the trust, less than the .45 a rubric needs by itself.
  expect(traceStory(divided(3)).at(-1)?.rubricId).toBe(3);
  expect(traceStory(divided(6)).at(-1)?.rubricId).toBeNull();
});

test('a crime or a death is never entertainment; an editor\u2019s rubric stands over what the headlines say', () => {
  const crash = item(1, 10, { rubricId: 9, isGrave: true });
  expect(traceStory([crash])[0]?.rubricId).toBeNull();
  expect(traceStory([crash, item(2, 11, { rubricId: 14, rubricShare: 0.95 })])[1]?.rubricId).toBe(14);
  expect(traceStory([{ ...crash, isGrave: false }])[0]?.rubricId).toBe(9);
  expect(traceStory([item(1, 10, { rubricId: 3, chosenRubricId: 12 })])[0]?.rubricId).toBe(12);
});
