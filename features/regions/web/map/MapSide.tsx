import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { PlaceMeasures } from './PlaceMeasures.tsx';
import { type useMapMeasures } from './use-map-measures.ts';
import type { MapValue } from '#platform/maps/choropleth/choropleth-data.ts';
import { countClasses } from '#platform/maps/classes.ts';
import { HistogramLegend } from '#platform/maps/legend/HistogramLegend.tsx';
import { useText } from '#platform/web/text.ts';
import type { MapData } from './load-map.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { PlaceEvents } from './PlaceEvents.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import type { useMapEvents } from './use-map-events.ts';
import styles from './MapBoard.module.css';

type Legend = ComponentProps<typeof HistogramLegend>;

interface Props extends Pick<MapData, 'rating' | 'places'> {
  values: readonly MapValue[];
  scale: Legend['scale'];
  format: Legend['format'];
  /** What the bounds are divided by to be said. */
  divisor: number;
  /** Places that have a figure. */
  known: number;
  /** Places whose figure is another one by now. */
  corrected: ReadonlyMap<number, number | null>;
  events: ReturnType<typeof useMapEvents>;
  measures: ReturnType<typeof useMapMeasures>;
  /** The last day of the events. */
  resting: string;
  highlighted: number | null;
  setHighlighted: Legend['onHighlight'];
  /** A place that was found by its name: the map goes there. */
  setSought: (place: number) => void;
  chosen: number | null;
  onChoose: (place: number | null) => void;
  /** The day that is drawn, and the same written. */
  day: string;
  when: string;
  isNewest: boolean;
  /** The enlarged south of an indicator that is not of days; null = what happened in the week. */
  south: ReactNode;
}

/** What stands beside the map: the search, the classes, the chosen place, what happened. */
export function MapSide(props: Props) {
  const { rating, places, values, scale, format, divisor, highlighted, chosen, onChoose, when } = props;
  const counts = useMemo(
    () =>
      countClasses(
        values.map(({ value }) => value),
        scale.bounds,
      ),
    [values, scale.bounds],
  );
  return (
    <aside className={styles.side}>
      <PlaceSearch
        places={places}
        onChoose={(place) => {
          props.setSought(place);
          onChoose(place);
        }}
      />
      <MapClasses
        {...{ scale, counts, highlighted, format, divisor }}
        onHighlight={props.setHighlighted}
        unknown={values.length - props.known}
      />
      <PlaceCard
        {...{ rating, places, values, chosen, onChoose, when }}
        day={props.day}
        corrected={props.corrected}
        country={props.isNewest ? rating.country : null}
      />
      {props.south === null ? (
        <>
          <PlaceEvents loaded={props.events.loaded} day={props.resting} chosen={chosen} />
          <PlaceMeasures loaded={props.measures.loaded} chosen={chosen} />
        </>
      ) : (
        props.south
      )}
    </aside>
  );
}

interface ClassesProps extends Pick<Legend, 'scale' | 'counts' | 'highlighted' | 'format' | 'onHighlight'> {
  /** What the bounds are divided by to be said. */
  divisor: number;
  /** Places without a figure. */
  unknown: number;
}

/** How many places each class holds. */
function MapClasses({ divisor, unknown, ...legend }: ClassesProps) {
  const t = useText();
  return (
    <HistogramLegend
      {...legend}
      texts={{
        label: t('Regions_ClassesTitle'),
        class: (from, to, count) =>
          t('Regions_Class', {
            from: (from ?? 0) / divisor,
            to: (to ?? 0) / divisor,
            open: String(to === null),
            count,
          }),
        noData: t('Regions_ClassNoData', { count: unknown }),
      }}
    />
  );
}
