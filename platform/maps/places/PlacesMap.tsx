import { useMemo } from 'react';
import { CursorTip } from '#platform/charts/frame/CursorTip.tsx';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { useChartSize } from '#platform/charts/frame/use-chart-size.ts';
import { BubbleMarks } from '#platform/maps/bubbles/BubbleMapMarks.tsx';
import type { Bubble } from '#platform/maps/bubbles/layout-bubbles.ts';
import { useBubbles } from '#platform/maps/bubbles/use-bubbles.ts';
import type { RegionMap } from '#platform/maps/read-topology.ts';
import styles from '#platform/maps/bubbles/BubbleMap.module.css';
import { layoutPlaces } from './layout-places.ts';

interface Props {
  map: RegionMap;
  /** Regions that fill the picture. */
  ids: readonly number[];
  places: readonly Bubble[];
  format: { value: (value: number) => string };
  texts: { label: string; value: string };
  /** The place whose card stands beside. */
  chosen?: Bubble['id'] | null;
  labels?: number;
  nominal: NominalSize;
  onSelect?: (id: Bubble['id']) => void;
}

/** Places of some regions on their own map: the area of a disc is the amount; pointer, touch and Tab name each. */
export function PlacesMap({ map, ids, places, format, texts, chosen, labels = 8, nominal, onSelect }: Props) {
  const { container, size } = useChartSize(nominal);
  const layout = useMemo(
    () =>
      layoutPlaces(map, {
        ids,
        places,
        width: size.width,
        height: size.height,
        labels: size.narrow ? Math.ceil(labels / 2) : labels,
        format: format.value,
      }),
    [map, ids, places, size.width, size.height, size.narrow, labels, format],
  );
  const { active, handlers } = useBubbles(layout.bubbles, size.width, onSelect);
  const ringed = active ?? layout.bubbles.find(({ id }) => id === chosen);
  return (
    <div ref={container} className={styles.box}>
      <figure className={styles.map} style={{ height: size.height }} aria-label={texts.label}>
        <svg
          className={styles.clipped}
          viewBox={`0 0 ${size.width} ${size.height}`}
          width="100%"
          height="100%"
          preserveAspectRatio="xMinYMin meet"
          fontFamily="var(--ui)"
          fontSize={12}
          data-chart=""
          {...handlers}
        >
          {/* An inner picture cuts its content: neighbours end at the frame. */}
          <svg width={size.width} height={size.height}>
            {layout.neighbours.map(({ id, path }) => (
              <path key={id} d={path} fill="var(--wash)" stroke="var(--map-line)" strokeWidth={0.6} />
            ))}
          </svg>
          {layout.own.map(({ id, path }) => (
            <path key={id} d={path} fill="var(--q1)" stroke="var(--ink-2)" strokeWidth={0.8} />
          ))}
          <BubbleMarks bubbles={layout.bubbles} format={format.value} />
          {ringed && (
            <circle
              cx={ringed.x}
              cy={ringed.y}
              r={ringed.radius + 2.5}
              fill="none"
              stroke="var(--ink)"
              strokeWidth={1.5}
              pointerEvents="none"
            />
          )}
        </svg>
        {active && (
          <CursorTip
            note={{ title: active.name, rows: [{ name: texts.value, value: format.value(active.value) }] }}
            {...{ x: active.x, y: active.y, width: size.width, height: size.height, narrow: size.narrow }}
          />
        )}
      </figure>
    </div>
  );
}
