import { expect, test } from 'vitest';
import { composePage, type PageStory } from './compose-page.ts';

const nowMs = Date.parse('2020-06-08T20:00:00Z');
const hourMs = 3_600_000;

interface Named extends PageStory {
  readonly name: string;
}

/** A story of so many outlets of its day, last told so many hours ago. */
function told(name: string, outlets: number, hoursAgo: number, more: Partial<Named> = {}): Named {
  const fromMs = nowMs - hoursAgo * hourMs;
  return {
    name,
    affairId: name.charCodeAt(0),
    fromMs,
    rank: 2 * Math.log2(1 + outlets) + fromMs / hourMs / 8,
    daySourceCount: outlets,
    isReaction: false,
    ...more,
  };
}

const page = (...stories: Named[]) => composePage(stories, nowMs).map(({ name }) => name);

test('in the evening the morning\u2019s disaster of eight outlets stands above the hour\u2019s news of two', () => {
  expect(page(told('hour', 2, 0.2), told('disaster', 8, 14))).toEqual(['disaster', 'hour']);
});

test('what was last told yesterday gives way to the day, however many told it', () => {
  expect(page(told('yesterday', 9, 24), told('today', 3, 5))).toEqual(['today', 'yesterday']);
});

test('a story leads only with three outlets of the day and not by a reaction', () => {
  const opinion = told('opinion', 9, 1, { isReaction: true });
  const late = told('late', 9, 1, { daySourceCount: 2 });
  expect(page(opinion, late, told('event', 3, 3))[0]).toBe('event');
});

test('a story of one outlet, however new, stands below those that two told', () => {
  const pairs = Array.from({ length: 9 }, (_, at) => told(`${at} pair`, 2, 16));
  const names = page(told('single', 1, 0, { rank: 1e6 }), ...pairs);
  expect(names.indexOf('single')).toBe(8);
});

test('one row an affair: its further stories stand behind the first page', () => {
  const others = Array.from({ length: 20 }, (_, at) => told(String.fromCharCode(97 + at), 3, 2));
  const names = page(told('X1', 9, 1, { affairId: 7 }), told('X2', 8, 1, { affairId: 7 }), ...others);
  expect(names[0]).toBe('X1');
  expect(names.indexOf('X2')).toBe(18);
  expect(names).toHaveLength(22);
});

test('what an affair\u2019s other stories were told by that day lifts its row', () => {
  const steps = [told('case', 4, 2, { affairId: 7 }), told('search', 4, 2, { affairId: 7 })];
  expect(page(told('other', 5, 2), ...steps)[0]).toBe('case');
  expect(page(told('other', 5, 2), steps[0]!)[0]).toBe('other');
});

test('an editor\u2019s place holds: first, third, behind the page; of two in one place the later given stands', () => {
  const rows = [told('A', 9, 1), told('B', 8, 1), told('C', 7, 1), told('D', 6, 1)];
  const put = (...places: (Partial<Named> | undefined)[]) =>
    page(...rows.map((row, at) => ({ ...row, ...places[at] })));
  expect(put({ place: 3 }, undefined, undefined, { place: 1 })).toEqual(['D', 'B', 'A', 'C']);
  expect(put({ place: 0 })).toEqual(['B', 'C', 'D', 'A']);
  const [early, late] = [
    { place: 1, placedMs: 1 },
    { place: 1, placedMs: 2 },
  ];
  expect(put(undefined, late, early)).toEqual(['B', 'C', 'A', 'D']);
});
