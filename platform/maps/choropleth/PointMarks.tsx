import { round } from '#platform/charts/marks/line-path.ts';
import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';
import { onScreen, type MapView } from '#platform/maps/zoom/map-view.ts';

interface Props {
  regions: readonly RegionShape[];
  /** Places that have a point. */
  points: ReadonlySet<number>;
  view: MapView;
}

const half = 4;
/** Beside the middle, where a disc may stand. Unit: px. */
const aside = 7;

/** A point beside the middle of a place: a diamond, so that it is no disc; the place below stays the target. */
export function PointMarks({ regions, points, view }: Props) {
  return (
    <g pointerEvents="none" aria-hidden="true" data-points="">
      {regions
        .filter(({ id }) => points.has(id))
        .map((region) => {
          const { x, y } = onScreen(region, view);
          const [left, top] = [round(x + aside - half), round(y + aside)];
          return (
            <path
              key={region.id}
              d={`M${left} ${top}l${half} ${-half}l${half} ${half}l${-half} ${half}z`}
              fill="var(--ground)"
              stroke="var(--ink)"
              strokeWidth={1.5}
            />
          );
        })}
    </g>
  );
}
