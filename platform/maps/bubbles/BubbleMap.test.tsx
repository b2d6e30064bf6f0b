import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { mapFormat } from '#platform/maps/fixtures/map-words.ts';
import { BubbleMap } from './BubbleMap.tsx';
import { findBubbleAt } from './find-bubble-at.ts';
import { bubblesTable, layoutBubbles } from './layout-bubbles.ts';

const moscow = { id: 1, name: 'Москва', longitude: 37.6, latitude: 55.75, value: 16 };
const omsk = { id: 2, name: 'Омск', longitude: 73.4, latitude: 55, value: 4 };
const options = { width: 400, format: String };

test('a quarter of the amount is a disc of half the radius', () => {
  expect(layoutBubbles([omsk, moscow], options).map(({ radius }) => radius)).toEqual([13, 6.5]);
});

test('words never stand on other words or discs', () => {
  const crowd = Array.from({ length: 8 }, (_, index) => ({
    ...moscow,
    id: index,
    longitude: 37.6 + index * 0.4,
  }));
  const labels = layoutBubbles(crowd, { ...options, labels: 8 }).flatMap(({ label }) => label ?? []);
  const ys = labels.map(({ y }) => y);
  expect(labels.length).toBeGreaterThan(0);
  expect(new Set(ys).size).toBe(labels.length);
});

test('the smaller of two discs on one another is hit, and a near one within 20 px', () => {
  const layout = layoutBubbles([moscow, { ...omsk, longitude: 37.6, latitude: 55.75 }], options);
  const { x, y } = layout[0]!;
  expect(findBubbleAt(layout, x, y)?.id).toBe(2);
  expect(findBubbleAt(layout, x + 13 + 19, y)?.id).toBe(1);
  expect(findBubbleAt(layout, x + 13 + 21, y)).toBeUndefined();
});

test('the table is sorted by amount', () => {
  expect(bubblesTable([omsk, moscow], { place: 'место', value: 'упоминаний' }).rows).toEqual([
    ['Москва', 16],
    ['Омск', 4],
  ]);
});

test('two places of a day', () => {
  const html = markupLines(
    <BubbleMap
      bubbles={[moscow, omsk]}
      format={mapFormat}
      texts={{ label: 'Места дня', value: 'упоминаний' }}
    />,
  );
  expect(html.replaceAll(/ d="[^"]*"/g, '')).toMatchSnapshot();
});
