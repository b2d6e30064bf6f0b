import { expect, test } from 'vitest';
import { countryProjection } from '#platform/maps/project-regions.ts';
import { pointOnSilhouette } from './point-on-silhouette.ts';
import silhouette from './silhouette.json' with { type: 'json' };

test.each([
  [37.62, 55.75],
  [20.5, 54.7],
  [131.9, 43.1],
  [177.5, 64.7],
  [-169.7, 65.8],
  [98, 60],
  [-180, 71],
  [47.5, 42.9],
])('%d° E, %d° N stands where the map projects it', (longitude, latitude) => {
  const [left = 0, upper = 0] = silhouette.translate;
  const [x, y] = countryProjection().scale(silhouette.scale).translate([left, upper])([longitude, latitude])!;
  const point = pointOnSilhouette(longitude, latitude);
  expect(Math.abs(point.x - x)).toBeLessThanOrEqual(0.051);
  expect(Math.abs(point.y - y)).toBeLessThanOrEqual(0.051);
});
