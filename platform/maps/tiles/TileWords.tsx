import { useMemo } from 'react';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import type { MapValue } from '#platform/maps/choropleth/choropleth-data.ts';
import type { MapFormat } from '#platform/maps/choropleth/note-of-place.tsx';
import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';
import { tileLabels } from './tile-labels.ts';

/** A hexagon whose sides are nearer than this has no room for words, px from the middle. */
const roomForName = 18;

interface Props {
  regions: readonly RegionShape[];
  values: ReadonlyMap<number, MapValue>;
  format: MapFormat;
}

/** Three letters and the figure on every hexagon that has room for them; the names in full are said and shown on pointing. */
export function TileWords({ regions, values, format }: Props) {
  const labels = useMemo(
    () => tileLabels(regions.map(({ id }) => ({ id, name: nameOf(values.get(id)) }))),
    [regions, values],
  );
  if ((regions[0]?.depth ?? 0) < roomForName) return null;
  return (
    <g pointerEvents="none" aria-hidden="true">
      {regions.map(({ id, labelX, labelY, depth }) => {
        const value = values.get(id)?.value;
        const figure = value == null ? '' : (format.label ?? format.value)(value);
        const fits = figure.length * 6.6 < depth * 2;
        return (
          <ChartText
            key={id}
            x={labelX}
            y={labelY + (fits && figure !== '' ? -2 : 4)}
            anchor="middle"
            color="var(--ink)"
          >
            {labels.get(id)}
            {fits && figure !== '' && (
              <tspan x={labelX} dy={13} fontWeight={600}>
                {figure}
              </tspan>
            )}
          </ChartText>
        );
      })}
    </g>
  );
}

function nameOf(place: MapValue | undefined): string {
  return place?.shortName ?? place?.name ?? '';
}
