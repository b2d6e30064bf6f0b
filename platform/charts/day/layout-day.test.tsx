import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { format } from '#platform/charts/fixtures/chart-words.ts';
import { DayHistogram } from './DayHistogram.tsx';
import { HourBars } from './HourBars.tsx';
import { hoursTable, percentOfDay, layoutHours } from './layout-day.ts';
import { RuledDay } from './RuledDay.tsx';

const counts = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 10 : 5));

test('noon is the middle of the day and 24:00 its end', () => {
  expect([percentOfDay('00:00'), percentOfDay('12:00'), percentOfDay('24:00')]).toEqual([0, 50, 100]);
});

test('what is no time of day is refused', () => {
  expect(() => percentOfDay('25:00')).toThrow(RangeError);
  expect(() => percentOfDay('noon')).toThrow(RangeError);
});

test('the fullest hour reaches the top, half as many reach half as high', () => {
  const hours = layoutHours(counts, { width: 240, upper: 0, axisY: 40 });
  expect([hours[12]?.y, hours[12]?.height, hours[11]?.height]).toEqual([0, 40, 20]);
});

test('a day without headlines has no bars and divides by nothing', () => {
  const hours = layoutHours([0, 0], { width: 240, upper: 0, axisY: 40 });
  expect(hours.map(({ height }) => height)).toEqual([0, 0]);
});

test('the table says each hour from and to', () => {
  expect(hoursTable(counts, { from: 'с', to: 'до', count: 'заголовков' }).rows.at(-1)).toEqual([
    '23:00',
    '24:00',
    5,
  ]);
});

test('the ruled day: the lead last, so that it lies on top, and a ring at now', () => {
  const ticks = [{ time: '06:00', lead: true }, { time: '12:00' }];
  expect(markupLines(<RuledDay ticks={ticks} now="18:00" hours label="Два заголовка" />)).toMatchSnapshot();
});

test('the day histogram with its peak', () => {
  const texts = { label: 'По часам', count: 'заголовков', peak: 'больше всего с 12 до 13: 10' };
  expect(markupLines(<DayHistogram counts={counts} format={format} texts={texts} />)).toMatchSnapshot();
});

test('hours in the size of a word', () => {
  expect(markupLines(<HourBars counts={counts.slice(0, 4)} />)).toMatchSnapshot();
});
