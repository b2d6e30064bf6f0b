import silhouette from './silhouette.json' with { type: 'json' };

/** The drawn country, px of its own size. */
export const { width: silhouetteWidth, height: silhouetteHeight } = silhouette;

const [left = 0, upper = 0] = silhouette.translate;
const { sin, cos, sqrt, PI } = Math;

/**
 * The country's projection (`project-regions.ts`) for single points, px before scale: conic equal area, middle meridian
 * 98° E, parallels 50° and 70°. A page of news marks places and needs none of the library that projects borders.
 */
function project(longitude: number, latitude: number): [x: number, y: number] {
  const from = sin(radians(50));
  const n = (from + sin(radians(70))) / 2;
  const c = 1 + from * (2 * n - from);
  const r = sqrt(c - 2 * n * sin(radians(latitude))) / n;
  // Degrees from the middle meridian, the short way round.
  const turn = radians(((longitude - 98 + 540) % 360) - 180) * n;
  return [r * sin(turn), sqrt(c) / n - r * cos(turn)];
}

function radians(degrees: number): number {
  return (degrees * PI) / 180;
}

/** Latitude that stands at the middle where a projection of this kind is not moved. */
const middle = project(98, 33.6442);

/** Where a place of the world stands on the silhouette, px of its own size. */
export function pointOnSilhouette(longitude: number, latitude: number): { x: number; y: number } {
  const [x, y] = project(longitude, latitude);
  return {
    x: rounded(left + silhouette.scale * (x - middle[0])),
    y: rounded(upper - silhouette.scale * (y - middle[1])),
  };
}

function rounded(px: number): number {
  return Math.round(px * 10) / 10;
}
