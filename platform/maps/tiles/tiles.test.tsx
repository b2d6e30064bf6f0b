import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Choropleth } from '#platform/maps/choropleth/Choropleth.tsx';
import { nextPlace } from '#platform/maps/choropleth/next-place.ts';
import { mapFormat, mapTexts, sampleValues } from '#platform/maps/fixtures/map-words.ts';
import { sampleMap } from '#platform/maps/fixtures/sample-map.ts';
import { readTopology } from '#platform/maps/read-topology.ts';
import { findRegionAt } from '#platform/maps/shapes/find-region-at.ts';
import { layoutTiles } from './layout-tiles.ts';
import { cellOf } from './tile-grid.ts';
import { tileLabels } from './tile-labels.ts';

const file = new URL('../../../data/geo/russia-regions-seamless.topojson', import.meta.url);
const country = readTopology(JSON.parse(readFileSync(file, 'utf8')));
const tiles = layoutTiles(country, { width: 840, height: 460 });
const at = (iso: string) => tiles.find((tile) => tile.iso === iso)!;

test('each of the 85 subjects has a cell of its own, and its hexagon is hit in its middle', () => {
  const cells = country.regions.map(({ iso }) => cellOf(iso));
  expect(cells).not.toContain(undefined);
  expect(new Set(cells.map((cell) => `${cell!.column} ${cell!.row}`)).size).toBe(85);
  for (const { id, labelX, labelY } of tiles) expect(findRegionAt(tiles, labelX, labelY)?.id).toBe(id);
});

test('Moscow and Ingushetia are as large as Yakutia, and all lie within the frame', () => {
  const width = (iso: string) => at(iso).box[2] - at(iso).box[0];
  expect(width('RU-MOW')).toBeCloseTo(width('RU-SA'), 0);
  expect(width('RU-IN')).toBeCloseTo(width('RU-SA'), 0);
  expect(width('RU-SA')).toBeGreaterThan(40);
  for (const { box } of tiles) {
    expect(Math.min(box[0], box[1])).toBeGreaterThanOrEqual(0);
    expect([box[2] <= 840, box[3] <= 460]).toEqual([true, true]);
  }
});

test('arrows lead from cell to cell: from Moscow west to Tula, south to Moscow oblast or Nizhny', () => {
  expect(nextPlace('ArrowLeft', at('RU-MOW'), tiles)?.iso).toBe('RU-TUL');
  expect(['RU-MOS', 'RU-NIZ']).toContain(nextPlace('ArrowDown', at('RU-MOW'), tiles)?.iso);
});

test('no two labels are alike; the shorter name has its first letters', () => {
  const labels = tileLabels([
    { id: 1, name: 'Московская область' },
    { id: 2, name: 'Москва' },
    { id: 3, name: 'Омск' },
  ]);
  expect([...labels]).toEqual([
    [3, 'Омс'],
    [2, 'Мос'],
    [1, 'Мок'],
  ]);
});

test('the map as hexagons keeps its links and names, also of places the grid does not know', () => {
  const html = renderToStaticMarkup(
    <Choropleth
      tiles
      map={sampleMap}
      places={sampleValues}
      scale={{ bounds: [50, 100, 150], palette: 'sequential' }}
      format={mapFormat}
      texts={mapTexts}
    />,
  );
  expect(html.match(/<a href="#\d"/g)).toHaveLength(5 * (html.match(/<svg/g) ?? []).length);
  expect(html).toContain('aria-label="Город: 320"');
});
