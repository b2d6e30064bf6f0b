import { expect, test } from 'vitest';
import { countByMonth, knownDays, levelLanes, listMonths, recordDays } from './month-lanes.ts';

const spell = (code: string, level: number, since: string, until: string) => ({
  code,
  level,
  highest: 3,
  since,
  until,
});
const october = { from: '2021-10-01', to: '2021-10-20' };

test('a level is clipped to the days known, a rise is stricter, a fall milder', () => {
  const [schools] = levelLanes(
    [
      spell('C1', 1, '2021-09-01', '2021-10-04'),
      spell('C1', 3, '2021-10-05', '2021-10-11'),
      spell('C1', 2, '2021-10-12', '2021-11-30'),
    ],
    october,
  );
  expect(schools!.spells.map(({ level, since, until }) => [level, since, until])).toEqual([
    [1, '2021-10-01', '2021-10-04'],
    [3, '2021-10-05', '2021-10-11'],
    [2, '2021-10-12', '2021-10-20'],
  ]);
  expect(schools!.changes).toEqual([
    { day: '2021-10-05', isStricter: true },
    { day: '2021-10-12', isStricter: false },
  ]);
  expect(schools!.now?.level).toBe(2);
});

test('what ended before another spell began is milder from the day after; its last end is no change, since it is not known', () => {
  const [lane] = levelLanes(
    [spell('C6', 1, '2021-10-02', '2021-10-03'), spell('C6', 1, '2021-10-10', '2021-10-20')],
    october,
  );
  expect(lane!.changes).toEqual([
    { day: '2021-10-02', isStricter: true },
    { day: '2021-10-04', isStricter: false },
    { day: '2021-10-10', isStricter: true },
  ]);
});

test('the strictest of today stands first', () => {
  const lanes = levelLanes(
    [spell('A', 1, '2021-09-01', '2021-12-01'), spell('B', 3, '2021-09-01', '2021-12-01')],
    october,
  );
  expect(lanes.map(({ code }) => code)).toEqual(['B', 'A']);
});

test('three restrictions that change on one day make a day of records, two do not', () => {
  const change = (day: string) => ({ changes: [{ day, isStricter: true }] });
  expect(
    recordDays([
      change('2021-08-31'),
      change('2021-08-31'),
      change('2021-08-31'),
      change('2021-08-02'),
      change('2021-08-02'),
    ]),
  ).toEqual(['2021-08-31']);
});

test('eighteen months end with the newest one or begin with an older one that is chosen', () => {
  expect([listMonths('2021-10', '2021-10')[0], listMonths('2021-10', '2021-10').at(-1)]).toEqual([
    '2020-05',
    '2021-10',
  ]);
  expect(listMonths('2020-02', '2021-10')[0]).toBe('2020-02');
  expect(countByMonth(['2021-09', '2021-10'], ['2021-10-01', '2021-10-20'])).toEqual([0, 2]);
});

test('of the month of the dossier nothing after its day is known', () => {
  expect(knownDays('2021-10', '2021-10-20')).toEqual(october);
  expect(knownDays('2021-11', '2021-10-20')).toBe(null);
});
