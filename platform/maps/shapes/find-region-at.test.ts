import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nextPlace } from '#platform/maps/choropleth/next-place.ts';
import { layoutChoropleth } from '#platform/maps/choropleth/layout-choropleth.ts';
import { countryProjection, fitCountry } from '#platform/maps/project-regions.ts';
import { readTopology } from '#platform/maps/read-topology.ts';
import { findRegionAt, isInside } from './find-region-at.ts';

const file = new URL('../../../data/geo/russia-regions-seamless.topojson', import.meta.url);
const map = readTopology(JSON.parse(readFileSync(file, 'utf8')));
const sizes = [
  { width: 840, height: 460 },
  { width: 328, height: 200 },
];

describe.each(sizes)('on a map of $width × $height px', (size) => {
  const regions = layoutChoropleth(map, size);
  const regionOf = (iso: string) => regions.find((region) => region.iso === iso)!;

  test('every one of the 85 subjects answers its own click', () => {
    const hit = regions.map(({ labelX, labelY }) => findRegionAt(regions, labelX, labelY)?.iso);
    expect(hit).toEqual(regions.map(({ iso }) => iso));
  });

  test('Murmansk is Murmansk and Karelia is Karelia', () => {
    const [longitude, latitude] = [
      [33.08, 68.97],
      [34.35, 61.79],
    ] as const;
    const projection = fitCountry(map, { ...size, padding: 4 });
    const at = (place: readonly [number, number]) =>
      findRegionAt(regions, ...projection([place[0], place[1]])!)?.iso;
    expect(at(longitude)).toBe('RU-MUR');
    expect(at(latitude)).toBe('RU-KR');
  });

  test('Moscow is hit beside its border too, the region around it in its middle', () => {
    const moscow = regionOf('RU-MOW');
    const around = regionOf('RU-MOS');
    expect(findRegionAt(regions, moscow.labelX + 1, moscow.labelY)?.iso).toBe('RU-MOW');
    expect(findRegionAt(regions, around.labelX, around.labelY)?.iso).toBe('RU-MOS');
  });

  test('at sea a place is meant within 20 px, farther out nobody is', () => {
    const kaliningrad = regionOf('RU-KGD');
    const [, upper] = kaliningrad.box;
    expect(findRegionAt(regions, kaliningrad.labelX, upper - 10)?.iso).toBe('RU-KGD');
    expect(findRegionAt(regions, -40, -40)).toBeUndefined();
  });

  test('every place is reached from every other by arrow keys', () => {
    for (const start of [regionOf('RU-MOW'), regionOf('RU-CHU')]) {
      const reached = new Set([start]);
      for (const region of reached)
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          const next = nextPlace(key, region, regions);
          if (next) reached.add(next);
        }
      expect(reached.size).toBe(85);
    }
  });

  test('all places lie inside the frame', () => {
    const boxes = regions.map(({ box }) => box);
    expect(Math.min(...boxes.flatMap(([left, upper]) => [left, upper]))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...boxes.map(([, , right]) => right))).toBeLessThanOrEqual(size.width);
    expect(Math.max(...boxes.map(([, , , lower]) => lower))).toBeLessThanOrEqual(size.height);
  });
});

test('Chukotka is not split: its mainland on both sides of 180° is one polygon', () => {
  const regions = layoutChoropleth(map, sizes[0]!);
  const chukotka = regions.find(({ iso }) => iso === 'RU-CHU')!;
  const projection = fitCountry(map, { ...sizes[0]!, padding: 4 });
  const [anadyr, egvekinot] = [projection([177.5, 65.5])!, projection([181, 66.5])!];
  const shared = chukotka.polygons.filter((polygon) =>
    [anadyr, egvekinot].every(([x, y]) => isInside({ ...chukotka, polygons: [polygon] }, x, y)),
  );
  expect(shared).toHaveLength(1);
});

test('equal areas stay equal: a degree cell in the south and in the north keep their true ratio', () => {
  const projection = countryProjection();
  const cell = (longitude: number, latitude: number) => {
    const [a, b, c] = [
      projection([longitude, latitude])!,
      projection([longitude + 0.1, latitude])!,
      projection([longitude, latitude + 0.1])!,
    ];
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
  };
  const ratio = cell(40, 45) / cell(100, 70);
  const radians = Math.PI / 180;
  expect(ratio).toBeCloseTo(Math.cos(45.05 * radians) / Math.cos(70.05 * radians), 1);
});
