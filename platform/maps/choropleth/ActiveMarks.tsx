import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';
import type { MapView } from '#platform/maps/zoom/map-view.ts';

/** The outline of the place under pointer or focus, above everything; a ring around a tiny one. */
export function ActiveMarks({ region, view }: { region: RegionShape; view: MapView }) {
  const { path, labelX, labelY, depth } = region;
  return (
    <g pointerEvents="none" aria-hidden="true" fill="none" stroke="var(--ink)" strokeWidth={1.5}>
      <path
        d={path}
        transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {depth * view.scale < 3.5 && (
        <circle cx={labelX * view.scale + view.x} cy={labelY * view.scale + view.y} r={7} />
      )}
    </g>
  );
}
