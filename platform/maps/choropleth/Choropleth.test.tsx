import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { mapFormat, mapTexts, sampleValues } from '#platform/maps/fixtures/map-words.ts';
import { sampleMap } from '#platform/maps/fixtures/sample-map.ts';
import { readTopology } from '#platform/maps/read-topology.ts';
import { isInside } from '#platform/maps/shapes/find-region-at.ts';
import { choroplethTable } from './choropleth-data.ts';
import { Choropleth } from './Choropleth.tsx';
import { layoutChoropleth, layoutInset } from './layout-choropleth.ts';
import { layoutLeaders } from '#platform/maps/words/layout-leaders.ts';
import { onScreen, panView, revealPoint, wholeMap, zoomView } from '#platform/maps/zoom/map-view.ts';

const scale = { bounds: [50, 100, 150, 200, 250, 300], palette: 'sequential' } as const;
const size = { width: 800, height: 400 };
const file = new URL('../../../data/geo/russia-regions-seamless.topojson', import.meta.url);
const country = readTopology(JSON.parse(readFileSync(file, 'utf8')));

test('five places: two classes, no data, not applicable, a tiny one with its name at sea', () => {
  const chart = (
    <Choropleth
      map={sampleMap}
      places={sampleValues}
      scale={scale}
      format={mapFormat}
      texts={mapTexts}
      leaders={[5]}
      ownId={1}
      nominal={{ width: 480, height: 320 }}
    />
  );
  expect(markupLines(chart)).toMatchSnapshot();
});

test('without scripts every place is a link in the tab order with its name and figure; one without data is hatched and says so', () => {
  const html = renderToStaticMarkup(
    <Choropleth map={sampleMap} places={sampleValues} scale={scale} format={mapFormat} texts={mapTexts} />,
  );
  expect(html.match(/<a href="[^"]*"[^>]* tabindex="0"/gi)).toHaveLength(5);
  expect(html).toContain('aria-label="Первая область: 40"');
  const silent = html.match(/<a [^>]*aria-label="Вторая область: нет данных".*?<\/a>/)?.[0];
  expect(silent, 'hatched where nothing is known').toMatch(/fill="url\(#/);
});

test('the middle of the map stays where it is when zoomed around', () => {
  expect(zoomView(wholeMap, 2, [400, 200], size)).toEqual({ scale: 2, x: -400, y: -200 });
  expect(onScreen({ labelX: 400, labelY: 200 }, { scale: 2, x: -400, y: -200 })).toEqual({ x: 400, y: 200 });
});

test('the map never leaves its frame and never shrinks under the whole', () => {
  expect(panView({ scale: 2, x: 0, y: 0 }, 500, 500, size)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(panView({ scale: 2, x: 0, y: 0 }, -9999, -9999, size)).toEqual({ scale: 2, x: -800, y: -400 });
  expect(zoomView(wholeMap, 0.1, [0, 0], size).scale).toBe(1);
});

test('a place reached by keys comes into sight', () => {
  const view = revealPoint({ scale: 2, x: 0, y: 0 }, [700, 100], size);
  expect(onScreen({ labelX: 700, labelY: 100 }, view).x).toBe(776);
});

test('words of leaders touch neither land nor each other', () => {
  const frame = { width: 840, height: 460 };
  const regions = layoutChoropleth(country, frame);
  const wanted = [1124665, 1124678, 1124687, 1124605].map((id) => ({ id, name: 'Название', value: '390' }));
  const layout = layoutLeaders(wanted, regions, frame);
  expect(layout).toHaveLength(4);
  for (const { labelX, labelY } of layout)
    expect(regions.some((region) => isInside(region, labelX, labelY))).toBe(false);
});

test('an inset has its regions and no neighbour cut off at its edge', () => {
  const frame = { width: 400, height: 232 };
  const layout = layoutInset(country, [1124605, 1124626, 1124691], frame);
  expect(layout.map(({ iso }) => iso).toSorted()).toEqual(['RU-DA', 'RU-STA', 'UA-43']);
  for (const { box } of layout) {
    expect(Math.min(box[0], box[1])).toBeGreaterThanOrEqual(0);
    expect(box[2]).toBeLessThanOrEqual(frame.width);
    expect(box[3]).toBeLessThanOrEqual(frame.height);
  }
});

test('no leader runs through the words of another', () => {
  const frame = { width: 840, height: 460 };
  const wanted = [1124678, 1124665, 1124687, 1124605].map((id) => ({
    id,
    name: 'С.-Петербург',
    value: '389,9',
  }));
  const layout = layoutLeaders(wanted, layoutChoropleth(country, frame), frame);
  expect(layout).toHaveLength(4);
  const room = 110;
  for (const line of layout)
    for (const words of layout.filter(({ id }) => id !== line.id)) {
      const left = words.anchor === 'start' ? words.labelX : words.labelX - room;
      for (let part = 0; part <= 1; part += 0.02) {
        const x = line.x + (line.labelX - line.x) * part;
        const y = line.y + (line.labelY - line.y) * part;
        const isInWords = x > left && x < left + room && Math.abs(y - words.labelY) < 8;
        expect(isInWords, `${line.id} through ${words.id}`).toBe(false);
      }
    }
});

test('the table has every place, a missing figure as a gap', () => {
  const { rows } = choroplethTable(sampleValues, mapTexts);
  expect(rows).toHaveLength(5);
  expect(rows[1]).toEqual([2, 'Вторая область', null]);
});
