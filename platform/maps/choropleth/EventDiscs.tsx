import { round } from '#platform/charts/marks/line-path.ts';
import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';
import { onScreen, type MapView } from '#platform/maps/zoom/map-view.ts';

interface Props {
  regions: readonly RegionShape[];
  /** How much happened in a place; a place that is left out has no disc. */
  events: ReadonlyMap<number, number>;
  view: MapView;
}

const radii = { least: 2.5, most: 9 };

/** What happened in each place as a ring in its middle, the area by how much; the place below stays the target. */
export function EventDiscs({ regions, events, view }: Props) {
  const most = Math.max(1, ...events.values());
  return (
    <g pointerEvents="none" aria-hidden="true" data-events="">
      {regions.map((region) => {
        const count = events.get(region.id) ?? 0;
        if (count === 0) return null;
        const { x, y } = onScreen(region, view);
        return (
          <circle
            key={region.id}
            cx={round(x)}
            cy={round(y)}
            r={round(Math.max(radii.least, Math.sqrt(count / most) * radii.most))}
            fill="var(--ink)"
            fillOpacity={0.72}
            stroke="var(--ground)"
          />
        );
      })}
    </g>
  );
}
