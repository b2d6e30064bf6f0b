import { countryProjection } from '#platform/maps/project-regions.ts';
import silhouette from './silhouette.json' with { type: 'json' };

/** The drawn country, px of its own size. */
export const { width: silhouetteWidth, height: silhouetteHeight } = silhouette;

const [left = 0, upper = 0] = silhouette.translate;
const projection = countryProjection().scale(silhouette.scale).translate([left, upper]);

/** Where a place of the world stands on the silhouette, px of its own size. */
export function pointOnSilhouette(longitude: number, latitude: number): { x: number; y: number } {
  const [x, y] = projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
