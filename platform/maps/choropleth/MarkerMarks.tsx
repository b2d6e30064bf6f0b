import { round } from '#platform/charts/marks/line-path.ts';
import { classColors, classOf, type ClassScale } from '#platform/maps/classes.ts';
import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';
import type { MapValue } from './choropleth-data.ts';
import type { MapView } from '#platform/maps/zoom/map-view.ts';

interface Props {
  regions: readonly RegionShape[];
  values: ReadonlyMap<number, MapValue>;
  scale: ClassScale;
  view: MapView;
  highlighted: number | null;
  ownId?: number;
}

/** Discs over places too small to show their colour; they vanish once the zoom makes the place visible. */
export function MarkerMarks({ regions, values, scale, view, highlighted, ownId }: Props) {
  const colors = classColors(scale);
  const tiny = regions.filter(({ depth }) => depth * view.scale < 1.6);
  return (
    <g pointerEvents="none" aria-hidden="true">
      {tiny.map((region) => {
        const value = values.get(region.id)?.value ?? null;
        const index = value === null ? null : classOf(value, scale.bounds);
        if (highlighted !== null && highlighted !== index) return null;
        return (
          <circle
            key={region.id}
            cx={round(region.labelX * view.scale + view.x)}
            cy={round(region.labelY * view.scale + view.y)}
            r={markerRadius(region, regions, view.scale)}
            fill={index === null ? 'var(--nodata)' : colors[index]}
            stroke={region.id === ownId ? 'var(--ink)' : 'var(--ground)'}
            strokeWidth={1.5}
          />
        );
      })}
    </g>
  );
}

/** 5 px, less where the next place is near: a disc must not hide a neighbour. */
function markerRadius(region: RegionShape, regions: readonly RegionShape[], scale: number): number {
  const distances = regions
    .filter(({ id }) => id !== region.id)
    .map(({ labelX, labelY }) => Math.hypot(labelX - region.labelX, labelY - region.labelY));
  return round(Math.min(5, Math.max(2.5, (Math.min(...distances) * scale) / 2)));
}
