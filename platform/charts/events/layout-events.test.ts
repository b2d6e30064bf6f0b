import { expect, test } from 'vitest';
import { format } from '#platform/charts/fixtures/chart-words.ts';
import { dayNumber } from '#platform/charts/frame/day-number.ts';
import { layoutDayAxis } from '#platform/charts/axes/layout-day-axis.ts';
import { layoutEvents, type ChartEvent } from './layout-events.ts';

const first = dayNumber('2021-01-01');
/** 4 px a day: 100 days, day 0 at x 2. */
const axis = layoutDayAxis({ first, last: first + 99, left: 0, right: 400, format });
const frame = { axisY: 100, width: 400, narrow: false };
const place = (...events: ChartEvent[]) => layoutEvents(events, axis, frame);

test('two events whose words would meet get two lanes, 20 px apart', () => {
  const { layout, lanes } = place(
    { id: 'one', start: '2021-01-01', label: 'первое событие' },
    { id: 'two', start: '2021-01-05', label: 'второе событие' },
  );
  expect(lanes).toBe(2);
  expect(layout.map(({ y }) => y)).toEqual([134, 154]);
});

test('events far apart share a lane', () => {
  expect(
    place({ id: 'one', start: '2021-01-01', label: 'а' }, { id: 'two', start: '2021-03-01', label: 'б' })
      .lanes,
  ).toBe(1);
});

test('words that would hang over the right edge stand on the left', () => {
  const [event] = place({ id: 'late', start: '2021-04-09', label: 'позднее событие' }).layout;
  expect(event?.anchor).toBe('end');
  expect(event?.labelX).toBeLessThan(event?.x0 ?? 0);
});

test('words of a bar over all days stand on it, cut out of it', () => {
  const [event] = place({ id: 'all', start: '2020-01-01', end: '2021-12-31', label: 'всё время' }).layout;
  expect(event).toMatchObject({ inside: true, anchor: 'start', x0: 0, x1: 400, labelX: 12 });
});

test('a bar is cut to the days in sight, and what ended before is left out', () => {
  const { layout } = place(
    { id: 'old', start: '2020-01-01', end: '2020-12-31', label: 'давно' },
    { id: 'long', start: '2020-12-01', end: '2021-01-03', label: 'долго' },
  );
  expect(layout.map(({ id, x0, x1 }) => [id, x0, x1])).toEqual([['long', 0, 10]]);
});

test('a phone gets the short words where the whole ones have no room', () => {
  const event = { id: 'code', start: '2021-02-10', label: 'QR-коды в кафе', shortLabel: 'QR-коды' };
  const labelIn = (width: number): string | undefined =>
    layoutEvents([event], layoutDayAxis({ first, last: first + 99, left: 0, right: width, format }), {
      ...frame,
      width,
      narrow: true,
    }).layout[0]?.label;
  expect(labelIn(400)).toBe('QR-коды в кафе');
  expect(labelIn(130)).toBe('QR-коды');
});
