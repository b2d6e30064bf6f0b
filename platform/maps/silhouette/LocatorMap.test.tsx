import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { LocatorMap } from './LocatorMap.tsx';
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
