import { expect, test } from 'vitest';
import { format } from '#platform/charts/fixtures/chart-words.ts';
import { dayNumber } from '#platform/charts/frame/day-number.ts';
import { layoutDayAxis } from './layout-day-axis.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';

const axisOf = (from: string, to: string, width: number, anchor?: string) =>
  layoutDayAxis({
    first: dayNumber(from),
    last: dayNumber(to),
    left: 0,
    right: width,
    format,
    anchorDay: anchor === undefined ? undefined : dayNumber(anchor),
  });

const labels = (ticks: { label: string | null }[]) => ticks.flatMap(({ label }) => label ?? []);

test('a day stands in the middle of its own step', () => {
  const { x, step } = axisOf('2021-01-01', '2021-01-10', 100);
  expect(step).toBe(10);
  expect(x(dayNumber('2021-01-01'))).toBe(5);
  expect(x(dayNumber('2021-01-10'))).toBe(95);
});

test('the same months are named every second month when wide, every fourth when narrow, the year with January', () => {
  expect(labels(axisOf('2020-03-23', '2021-10-20', 788).ticks)).toEqual([
    'май',
    'июл',
    'сен',
    'ноя',
    'янв 2021',
    'мар',
    'май',
    'июл',
    'сен',
  ]);
  expect(labels(axisOf('2020-03-23', '2021-10-20', 280).ticks)).toEqual([
    'май',
    'сен',
    'янв 2021',
    'май',
    'сен',
  ]);
});

test('under two months the ticks are weeks back from the last day, which is bold', () => {
  const { ticks } = axisOf('2021-10-07', '2021-10-20', 400);
  expect(labels(ticks)).toEqual(['13\u00a0окт', '20\u00a0окт']);
  expect(ticks.at(-1)?.bold).toBe(true);
});

test('labels never touch, whatever the width', () => {
  for (let width = 240; width <= 900; width += 20) {
    const { ticks } = axisOf('2021-08-25', '2021-11-17', width, '2021-10-20');
    let free = -Infinity;
    for (const { x, label, anchor } of ticks) {
      if (label === null) continue;
      const room = estimateTextWidth(label);
      const left = anchor === 'start' ? x : anchor === 'end' ? x - room : x - room / 2;
      expect(left).toBeGreaterThan(free);
      free = left + room;
    }
  }
});
