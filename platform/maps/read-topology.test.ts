import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTopology } from './read-topology.ts';

const file = readFileSync(new URL('../../data/geo/russia-regions-seamless.topojson', import.meta.url));
const topology: unknown = JSON.parse(file.toString());

test('the bundled borders are 85 subjects with distinct numbers and codes', () => {
  const { regions } = readTopology(topology);
  expect(regions).toHaveLength(85);
  expect(new Set(regions.map(({ id }) => id)).size).toBe(85);
  expect(new Set(regions.map(({ iso }) => iso)).size).toBe(85);
});

test('Chukotka runs on beyond 180 degrees in one piece, nothing is cut at the date line', () => {
  const { arcs } = readTopology(topology);
  const longitudes = arcs.flat().map(([longitude]) => longitude);
  expect(Math.min(...longitudes)).toBeGreaterThan(19);
  expect(Math.max(...longitudes)).toBeGreaterThan(190);
});

test('the served map stays under 150 kB gzip', () => {
  expect(gzipSync(file).length).toBeLessThan(150_000);
});

test('a file is read once', () => {
  expect(readTopology(topology)).toBe(readTopology(topology));
});

test('anything else is refused with its reason', () => {
  const region = { type: 'Polygon', arcs: [[0]], properties: { yugo_id: 1, iso: 'XX' } };
  const withRegions = (...geometries: unknown[]) => ({
    type: 'Topology',
    arcs: [],
    objects: { regions: { geometries } },
  });
  expect(() => readTopology(null)).toThrow('regions');
  expect(() => readTopology({ type: 'FeatureCollection', features: [] })).toThrow('regions');
  expect(() => readTopology(withRegions({ ...region, properties: { iso: 'XX' } }))).toThrow('yugo_id');
  expect(() => readTopology(withRegions({ ...region, type: 'Point' }))).toThrow('Point');
  expect(() => readTopology(withRegions(region, region))).toThrow('share');
});
