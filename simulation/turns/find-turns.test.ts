import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countFalseAlarms } from './false-alarms.ts';
import { findTurns } from './find-turns.ts';
import { weekSums } from './week-sums.ts';

/** Daily cases of every place as they are bundled, by yugoId. */
function readDaily(): Map<string, { day: string; cases: number | null }[]> {
  const file = readFileSync(new URL('../../data/covid/daily.csv', import.meta.url), 'utf8');
  const [head, ...lines] = file
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const [day, place, cases] = ['date', 'yugo_id', 'cases_new'].map((name) => head!.indexOf(name));
  const rows = lines.map((line) => ({
    place: line[place!]!,
    day: line[day!]!,
    cases: line[cases!] === '' ? null : Number(line[cases!]),
  }));
  const sorted = rows.sort((a, b) => (a.day < b.day ? -1 : 1));
  return Map.groupBy(sorted, (row) => row.place);
}

const bell = Array.from({ length: 120 }, (_, day) => Math.round(1000 * Math.exp(-(((day - 60) / 20) ** 2))));

test('a wave of 120 days has one peak, the week around its middle, and no jump', () => {
  const { turns } = findTurns(bell);
  expect(turns).toHaveLength(1);
  expect(turns[0]).toMatchObject({ kind: 'peak', index: 63 });
});

test('two waves have a trough between their peaks, on the first of its two lowest days', () => {
  expect(findTurns([...bell, ...bell]).turns.map(({ kind, index }) => [kind, index])).toEqual([
    ['peak', 63],
    ['trough', 122],
    ['peak', 183],
  ]);
});

test('a level that doubles from one day to the next is one jump, on its first day, by 100 per cent', () => {
  const days = [...Array<number>(100).fill(100), ...Array<number>(40).fill(200)];
  const { turns } = findTurns(days);
  expect(turns).toHaveLength(1);
  expect(turns[0]).toMatchObject({ kind: 'up', index: 100, level: 200 });
  expect(turns[0]!.change).toBeCloseTo(1, 2);
});

test('a steady level, a steady growth and a wave of a few cases have no turn', () => {
  const growth = Array.from({ length: 100 }, (_, day) => Math.round(50 * 1.03 ** day));
  for (const days of [Array<number>(100).fill(100), growth, bell.map((cases) => Math.round(cases / 100))])
    expect(findTurns(days).turns).toEqual([]);
});

test('no week over a day that was not published is judged, and what lies behind it starts anew', () => {
  const days = bell.map((cases, day) => (day === 62 ? null : cases));
  expect(findTurns(days).turns).toEqual([]);
  expect(weekSums([1, 1, 1, 1, 1, 1, 1, null, 1])).toEqual([...Array(6).fill(null), 7, null, null]);
});

test('nothing and less than a week are not judged', () => {
  expect(findTurns([]).turns).toEqual([]);
  expect(findTurns([900, 800, 700]).turns).toEqual([]);
});

test('the first wave of Moscow turned in the week up to 9 May 2020, at 5 933 cases a day', () => {
  const rows = readDaily().get('1124665')!;
  const [first] = findTurns(rows.map(({ cases }) => cases)).turns;
  expect(rows[first!.index]!.day).toBe('2020-05-09');
  expect(first).toMatchObject({ kind: 'peak' });
  expect(Math.round(first!.level)).toBe(5933);
});

test('on shuffled weeks of all 86 places one series in ten at most has a false alarm, one in 2 000 days; on the real ones 11 in 1 000', () => {
  const all = [...readDaily().values()].map((rows) => rows.map(({ cases }) => cases));
  const alarms = all.map((days) => countFalseAlarms(days, { runs: 20, seed: 1 }));
  const sum = (of: (alarm: (typeof alarms)[number]) => number) =>
    alarms.reduce((total, each) => total + of(each), 0);
  const days = sum((alarm) => alarm.days * alarm.runs);
  expect(sum((alarm) => alarm.withTurns) / sum(({ runs }) => runs)).toBeLessThan(0.1);
  expect(sum(({ found }) => found) / days).toBeLessThan(1 / 2000);
  const found = all.reduce((total, each) => total + findTurns(each).turns.length, 0);
  const measured = { found, per1000: (found / all.reduce((total, each) => total + each.length, 0)) * 1000 };
  expect(measured.per1000).toBeGreaterThan(10);
});
