import { expect, test } from 'vitest';
import { drawTileMarks } from '#platform/web/testing/draw-tile.tsx';
import { readOverviewView } from '../../domain/overview/overview-view.ts';
import { sampleStat } from '../../testing/sample-places.ts';
import { TrendChart } from './TrendChart.tsx';

/** What the chart says of its last day, and what stands at its axis: its unit and its figures. */
function read(search: string) {
  const view = readOverviewView(new URLSearchParams(search), sampleStat.yugoId);
  const marks = drawTileMarks(
    <TrendChart stat={sampleStat} compared={[]} stages={null} terms={null} view={view} change={() => {}} />,
  ).replaceAll(/\u00a0|\u202f/g, ' ');
  const texts = Array.from(marks.matchAll(/<text[^>]*>([^<]+)<\/text>/g), ([, text]) => text!);
  return {
    said: /aria-valuetext="([^"]*)"/.exec(marks)?.[1] ?? '',
    // The unit stands at the highest figure.
    unit: /(?:человек|на) .*/.exec(texts.find((text) => /человек в день|на 100 тыс/.test(text)) ?? '')?.[0],
    figures: texts.filter((text) => /^[\d ,]+/.test(text)),
  };
}

// 100, 110 … 190 cases a day of 12.66 million residents: the last seven have a mean of 160.
test('days and means of people, as the chart begins', () => {
  const { said, unit, figures } = read('');
  expect(said).toMatch(/190.*среднее за 7 дней 160/);
  expect(unit).toBe('человек в день');
  expect(figures.slice(0, 3)).toEqual(['50', '100', '150']);
});

test('per 100 thousand changes the figures and the words at the axis together', () => {
  const { said, unit, figures } = read('per100k=1');
  expect(said).toMatch(/1,5.*среднее за 7 дней 1,3/);
  expect(said).not.toMatch(/190|160/);
  expect(unit).toBe('на 100 тыс.');
  expect(figures).not.toEqual(read('').figures);
});

test('the seven-day means alone change the figures and the words at the axis together', () => {
  const { said, unit } = read('mean=1');
  expect(said).toContain('160');
  expect(said).not.toContain('190');
  expect(unit).toBe('человек в день, среднее за 7 дней');
  expect(read('mean=1&per100k=1')).toMatchObject({
    said: expect.stringContaining('1,3'),
    unit: 'на 100 тыс., среднее за 7 дней',
  });
});

test('the logarithmic scale changes the figures at the axis and no figure that is said', () => {
  const { said, unit, figures } = read('scale=log');
  expect([said, unit]).toEqual([read('').said, read('').unit]);
  expect(figures).not.toEqual(read('').figures);
  expect(figures).toContain('1 000 человек в день');
});
