import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { EventDiscs } from '#platform/maps/choropleth/EventDiscs.tsx';
import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';
import { PlaceEvents } from './PlaceEvents.tsx';
import type { MapEvents } from './use-map-events.ts';

const place = (yugoId: number, name: string, itemCount: number) =>
  ({
    yugoId,
    name,
    itemCount,
    stories: [{ storyId: yugoId * 10, title: `Главное: ${name}`, language: 'ru' }],
  }) as MapEvents[number];
const events = [place(1, 'Москва', 40), place(2, 'Тверь', 10)];
const draw = (data: MapEvents | null, chosen: number | null = null) =>
  drawTile(
    <PlaceEvents
      loaded={
        data === null
          ? { data, state: { kind: 'error', code: 'internal', onRetry: () => {} } }
          : { data, state: { kind: 'ready' } }
      }
      day="2020-06-08"
      chosen={chosen}
    />,
  );

test('without a place chosen those most is told of, each with its main story; with one its own alone', () => {
  expect(draw(events)).toMatch(/Семь дней до 8 июня 2020.*Москва 40 заголовков Главное: Москва.*Тверь 10/);
  expect(draw(events, 2)).not.toMatch(/Москва/);
});

test('a week or a place without headlines says so, and a failure says so in its place', () => {
  expect(draw([])).toMatch(/За семь дней до 8 июня 2020 заголовков нет/);
  expect(draw(events, 7)).toMatch(/заголовков нет/);
  expect(draw(null)).toMatch(/События не загрузились/);
});

test('a disc’s area is how many: a quarter of the headlines is half the radius', () => {
  const region = (id: number) => ({ id, labelX: 10 * id, labelY: 5 }) as RegionShape;
  const discs = EventDiscs({
    regions: [region(1), region(2), region(3)],
    events: new Map([
      [1, 40],
      [2, 10],
    ]),
    view: { scale: 2, x: 0, y: 0 },
  }).props.children.filter(Boolean);
  expect(discs.map(({ props: { cx, cy, r } }: { props: Record<string, number> }) => [cx, cy, r])).toEqual([
    [20, 10, 9],
    [40, 10, 4.5],
  ]);
});
