import { useMemo } from 'react';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { useChartSize } from '#platform/charts/frame/use-chart-size.ts';
import { BubbleFigure } from '#platform/maps/bubbles/BubbleFigure.tsx';
import { BubbleMarks } from '#platform/maps/bubbles/BubbleMapMarks.tsx';
import type { Bubble } from '#platform/maps/bubbles/layout-bubbles.ts';
import { useBubbles } from '#platform/maps/bubbles/use-bubbles.ts';
import type { RegionMap } from '#platform/maps/read-topology.ts';
import { layoutPlaces } from './layout-places.ts';

interface Props {
  map: RegionMap;
  /** Regions that fill the picture. */
  ids: readonly number[];
  places: readonly Bubble[];
  /** Names of regions around, by id. */
  names?: ReadonlyMap<number, string>;
  format: { value: (value: number) => string };
  texts: { label: string; value: string };
  /** The place whose card stands beside. */
  chosen?: Bubble['id'] | null;
  labels?: number;
  nominal: NominalSize;
  onSelect?: (id: Bubble['id']) => void;
}

/** Places of some regions on their own map: the area of a disc is the amount; pointer, touch and Tab name each. */
export function PlacesMap(props: Props) {
  const { map, ids, places, names, format, texts, chosen, labels = 8, nominal, onSelect } = props;
  const measured = useChartSize(nominal);
  const { size } = measured;
  const layout = useMemo(
    () =>
      layoutPlaces(map, {
        ids,
        places,
        ...(names ? { names } : {}),
        width: size.width,
        height: size.height,
        labels: size.narrow ? Math.ceil(labels / 2) : labels,
        format: format.value,
      }),
    [map, ids, places, names, size.width, size.height, size.narrow, labels, format],
  );
  const pointing = useBubbles(layout.bubbles, size.width, onSelect);
  return (
    <BubbleFigure
      {...{ measured, pointing, format, texts }}
      height={size.height}
      clipped
      ringed={pointing.active ?? layout.bubbles.find(({ id }) => id === chosen)}
    >
      {/* An inner picture cuts its content: neighbours end at the frame. */}
      <svg width={size.width} height={size.height}>
        {layout.neighbours.map(({ id, path }) => (
          <path key={id} d={path} fill="var(--wash)" stroke="var(--map-line)" strokeWidth={0.6} />
        ))}
        {layout.names.map(({ id, name, x, y }) => (
          <text key={id} x={x} y={y} dy="0.35em" textAnchor="middle" fill="var(--ink-2)">
            {name}
          </text>
        ))}
      </svg>
      {layout.own.map(({ id, path }) => (
        <path key={id} d={path} fill="var(--q1)" stroke="var(--ink-2)" strokeWidth={0.8} />
      ))}
      <BubbleMarks bubbles={layout.bubbles} format={format.value} />
    </BubbleFigure>
  );
}
