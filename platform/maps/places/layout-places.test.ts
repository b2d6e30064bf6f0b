import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTopology } from '#platform/maps/read-topology.ts';
import { layoutPlaces } from './layout-places.ts';

const file = new URL('../../../data/geo/russia-regions-seamless.topojson', import.meta.url);
const map = readTopology(JSON.parse(readFileSync(file, 'utf8')));
const krasnoyarsk = 1_124_624;
const tula = 1_124_671;
const city = { id: 1, name: 'Красноярск', longitude: 92.87, latitude: 56.01, value: 1_187_771 };
const town = { id: 2, name: 'Норильск', longitude: 88.2, latitude: 69.35, value: 174_453 };
const options = { places: [town, city], width: 800, height: 600, labels: 2, format: String };

test('a region fills the frame, its neighbours are around, its towns inside: the northern one above', () => {
  const { own, neighbours, bubbles } = layoutPlaces(map, { ...options, ids: [krasnoyarsk] });
  expect(own).toHaveLength(1);
  const [left, upper, right, lower] = own[0]!.box;
  expect(Math.min(left, upper)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(800);
  expect(lower).toBeLessThanOrEqual(600);
  expect(lower - upper).toBeGreaterThan(500);
  expect(neighbours.length).toBeGreaterThan(3);
  const [first, second] = bubbles;
  expect([first!.id, second!.id]).toEqual([1, 2]);
  expect(second!.y).toBeLessThan(first!.y);
  expect(first!.radius).toBe(18);
});

test('the same disc is placed by the same rule in a small region, and the country has no neighbours', () => {
  expect(layoutPlaces(map, { ...options, ids: [tula], places: [] }).neighbours.length).toBeGreaterThan(2);
  const all = layoutPlaces(map, { ...options, ids: map.regions.map(({ id }) => id) });
  expect(all.own).toHaveLength(85);
  expect(all.neighbours).toEqual([]);
});

test('measured as nothing while hidden, a map still has borders that can be drawn', () => {
  const { own } = layoutPlaces(map, { ...options, ids: map.regions.map(({ id }) => id), width: 0 });
  expect(own.filter(({ path }) => /[Ml]z/.test(path))).toEqual([]);
});

test('neighbours are named where their whole name lies on their ground: around Moscow its oblast', () => {
  const moscow = 1_124_665;
  const oblast = 1_124_650;
  const names = new Map(map.regions.map(({ id }) => [id, id === oblast ? 'Московская область' : 'X']));
  const drawn = layoutPlaces(map, { ...options, ids: [moscow], places: [], names });
  expect(drawn.neighbours.map(({ id }) => id)).toContain(oblast);
  const found = drawn.names.find(({ name }) => name === 'Московская область');
  expect(found!.x).toBeGreaterThan(60);
  expect(found!.x).toBeLessThan(740);
  const own = drawn.own[0]!.box;
  for (const { x, y } of drawn.names)
    expect([x, y]).not.toEqual([(own[0] + own[2]) / 2, (own[1] + own[3]) / 2]);
  expect(layoutPlaces(map, { ...options, ids: [moscow], places: [] }).names).toEqual([]);
});
