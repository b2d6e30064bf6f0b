import { memo } from 'react';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';
import type { MapValue } from '#platform/maps/choropleth/choropleth-data.ts';
import { LeaderMarks } from './LeaderMarks.tsx';
import type { MapFormat } from '#platform/maps/choropleth/note-of-place.tsx';
import type { MapSize } from '#platform/maps/choropleth/layout-choropleth.ts';
import { layoutLeaders } from './layout-leaders.ts';

interface Props {
  regions: readonly RegionShape[];
  values: ReadonlyMap<number, MapValue>;
  size: MapSize;
  format: MapFormat;
  leaders: readonly number[];
  labelled: readonly number[];
}

/** Names and figures: at sea with a leader, or on the place itself. */
export const LabelMarks = memo(function LabelMarks({
  regions,
  values,
  size,
  format,
  leaders,
  labelled,
}: Props) {
  const wordsOf = (id: number) => {
    const place = values.get(id);
    if (place?.value == null) return [];
    return [{ id, name: place.shortName ?? place.name, value: format.value(place.value) }];
  };
  return (
    <>
      <LeaderMarks leaders={layoutLeaders(leaders.flatMap(wordsOf), regions, size)} />
      {apart(labelled.flatMap(wordsOf), regions, size).map(({ id, name, value, x, y }) => (
        <g key={id} pointerEvents="none" aria-hidden="true">
          <ChartText x={x} y={y} anchor="middle" color="var(--ink)">
            {name} <tspan fontWeight={600}>{value}</tspan>
          </ChartText>
        </g>
      ))}
    </>
  );
});

interface Words {
  id: number;
  name: string;
  value: string;
}

/** The words that stand free of the ones before them, held inside the frame. */
function apart(words: readonly Words[], regions: readonly RegionShape[], { width }: MapSize) {
  const layout: (Words & { x: number; y: number; half: number })[] = [];
  for (const word of words) {
    const region = regions.find(({ id }) => id === word.id);
    if (!region) continue;
    const half = estimateTextWidth(`${word.name} ${word.value}`) / 2 + 4;
    const x = Math.round(Math.min(width - half, Math.max(half, region.labelX)));
    const y = Math.round(region.labelY + 4);
    const free = layout.every(
      (other) => Math.abs(other.y - y) > 16 || Math.abs(other.x - x) > other.half + half,
    );
    if (free) layout.push({ ...word, x, y, half });
  }
  return layout;
}
