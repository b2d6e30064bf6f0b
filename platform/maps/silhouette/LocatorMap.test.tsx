import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { LocatorMap } from './LocatorMap.tsx';
import { MiniMap } from './MiniMap.tsx';
import { pointOnSilhouette, silhouetteHeight, silhouetteWidth } from './point-on-silhouette.ts';

test('Moscow is in the west, Anadyr in the far north-east, both on the picture', () => {
  const moscow = pointOnSilhouette(37.6, 55.75);
  const anadyr = pointOnSilhouette(177.5, 64.7);
  expect(moscow.x).toBeLessThan(silhouetteWidth / 4);
  expect(anadyr.x).toBeGreaterThan(silhouetteWidth * 0.75);
  expect(anadyr.y).toBeLessThan(silhouetteHeight / 3);
});

test('a place east of the date line may be given either way', () => {
  const one = pointOnSilhouette(-169.8, 66.1);
  const other = pointOnSilhouette(190.2, 66.1);
  expect(one.x).toBeCloseTo(other.x, 1);
  expect(one.y).toBeCloseTo(other.y, 1);
});

test('the silhouette is small enough for every page', () => {
  expect(gzipSync(readFileSync(new URL('silhouette.svg', import.meta.url))).length).toBeLessThan(8000);
});

test('one dot of 4 px at any width, none for the whole country', () => {
  const wide = markupLines(
    <LocatorMap at={{ longitude: 37.6, latitude: 55.75 }} label="Москва" width={400} />,
  );
  expect(wide.replaceAll(/ d="[^"]*"/g, '')).toMatchSnapshot();
  expect(renderToStaticMarkup(<LocatorMap at={null} label="Россия" />)).not.toContain('circle');
});

test('a small map has a shape for each region of the topology, in the colour of its class; an unknown one is ground', () => {
  const shapes = readFileSync(new URL('regions.svg', import.meta.url), 'utf8');
  const ids = [...shapes.matchAll(/id="r(\d+)"/g)].map(([, id]) => Number(id));
  const topology = readFileSync('data/geo/russia-regions-seamless.topojson', 'utf8');
  expect(ids.toSorted()).toEqual(
    [...topology.matchAll(/"yugo_id":\s*(\d+)/g)].map(([, id]) => Number(id)).toSorted(),
  );
  const places = ids.map((id, at) => ({ id, value: at === 0 ? null : at }));
  const drawn = renderToStaticMarkup(
    <MiniMap places={places} scale={{ bounds: [40], palette: 'sequential' }} label="Бедность" />,
  );
  const fillOf = (at: number): string | undefined =>
    new RegExp(`#r${ids[at]}" fill="([^"]+)"`).exec(drawn)?.[1];
  expect([fillOf(0), fillOf(1) === fillOf(39), fillOf(39) === fillOf(40)]).toEqual([
    'var(--wash-2)',
    true,
    false,
  ]);
});
