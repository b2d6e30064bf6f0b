import { memo, useId } from 'react';
import { HatchPattern } from '#platform/charts/marks/GapMarks.tsx';
import { classColors, classOf, type ClassScale } from '#platform/maps/classes.ts';
import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';
import type { MapValue } from './choropleth-data.ts';

interface Props {
  regions: readonly RegionShape[];
  values: ReadonlyMap<number, MapValue>;
  scale: ClassScale;
  /** The class shown by the legend; other places fade. */
  highlighted: number | null;
  /** The reader's own place: outlined in ink. */
  ownId?: number;
  /** The one place in the tab order; all of them while this is null, before scripts run. */
  tabStop: number | null;
  /** What a place is called and says: Москва: 355,8. */
  name: (id: number) => string;
}

/** Every place as a link of its own, filled by its class; hatched without data. */
export const ChoroplethMarks = memo(function ChoroplethMarks(props: Props) {
  const { regions, values, scale, highlighted, ownId, tabStop } = props;
  const hatch = useId();
  const colors = classColors(scale);
  const own = regions.find(({ id }) => id === ownId);
  return (
    <>
      <defs>
        <HatchPattern id={hatch} />
      </defs>
      <g stroke="var(--map-line)" strokeWidth={0.6} strokeLinejoin="round">
        {regions.map((region) => {
          const place = values.get(region.id);
          const index = place?.value == null ? null : classOf(place.value, scale.bounds);
          return (
            <Place
              key={region.id}
              region={region}
              href={place?.href}
              fill={fillOf(place, index, colors, hatch)}
              outline={place?.notApplicable ?? false}
              faded={highlighted !== null && highlighted !== index}
              label={props.name(region.id)}
              tabIndex={tabStop === null || tabStop === region.id ? 0 : -1}
            />
          );
        })}
      </g>
      {own && <OwnOutline path={own.path} />}
    </>
  );
});

function OwnOutline({ path }: { path: string }) {
  return (
    <path
      d={path}
      fill="none"
      stroke="var(--ink)"
      strokeWidth={1.5}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      pointerEvents="none"
    />
  );
}

function fillOf(place: MapValue | undefined, index: number | null, colors: string[], hatch: string): string {
  if (place?.notApplicable) return 'var(--ground)';
  return index === null ? `url(#${hatch})` : (colors[index] ?? 'none');
}

interface PlaceProps {
  region: RegionShape;
  href: string | undefined;
  fill: string;
  outline: boolean;
  faded: boolean;
  label: string;
  tabIndex: number;
}

const Place = memo(function Place({ region, href, fill, outline, faded, label, tabIndex }: PlaceProps) {
  return (
    // A place without an address is still a target for keys and fingers.
    <a
      href={href ?? `#${region.iso}`}
      draggable={false}
      aria-label={label}
      tabIndex={tabIndex}
      data-region={region.id}
    >
      <path
        d={region.path}
        fill={fill}
        fillOpacity={faded ? 0.2 : 1}
        vectorEffect="non-scaling-stroke"
        {...(outline && { stroke: 'var(--nodata-line)', strokeDasharray: '2 2' })}
      />
    </a>
  );
});
