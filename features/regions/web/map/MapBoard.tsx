import { useMemo, useState } from 'react';
import { countClasses } from '#platform/maps/classes.ts';
import { Choropleth } from '#platform/maps/choropleth/Choropleth.tsx';
import { choroplethTable, type MapValue } from '#platform/maps/choropleth/choropleth-data.ts';
import { HistogramLegend } from '#platform/maps/legend/HistogramLegend.tsx';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { incidenceBounds, roundBounds } from '../../domain/map-classes.ts';
import type { MapData } from '../NationalMapPage.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { regionMap } from './region-map.ts';
import { TimeBar } from './TimeBar.tsx';
import { useFrames } from './use-frames.ts';
import { useMapTexts } from './use-map-texts.ts';
import styles from './MapBoard.module.css';

interface Props extends MapData {
  /** yugoId of the place whose card is open. */
  chosen: number | null;
  onChoose: (place: number | null) => void;
  onDay: (day: string) => void;
}

/** The map, its classes, the time bar and the chosen place's card. */
export function MapBoard({ rating, places, chosen, onChoose, onDay }: Props) {
  const t = useText();
  const formats = useFormats();
  const { indicator } = rating;
  const frames = useFrames(rating, onDay);
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const values = useMapValues(places, frames.values);
  const scale = useMemo(
    () => ({ bounds: boundsFor(indicator.indicator, frames.all), palette: 'sequential' as const }),
    [indicator.indicator, frames.all],
  );
  const format = useMemo(
    () => ({
      value: (value: number) => formats.number(value, indicator.decimals),
      label: (value: number) => formats.short(value),
      axis: (value: number) => formats.short(value),
    }),
    [formats, indicator.decimals],
  );
  const title = indicator.unit === '' ? indicator.name : `${indicator.name}, ${indicator.unit}`;
  const texts = useMapTexts(title, indicator.name);
  const counts = useMemo(
    () =>
      countClasses(
        values.map(({ value }) => value),
        scale.bounds,
      ),
    [values, scale.bounds],
  );
  const when = indicator.period === 'annual' ? frames.day.slice(0, 4) : formats.day(frames.day);
  const unknown = values.filter(({ value }) => value === null).length;
  return (
    <div className={styles.board}>
      <ChartFrame
        level={2}
        title={title}
        sub={when}
        table={choroplethTable(values, texts)}
        fileName={`${indicator.indicator}-${frames.day}`}
        source={t('Regions_MapBoardSource', { source: rating.source.name })}
      >
        <Choropleth
          {...{ map: regionMap, places: values, scale, format, texts, highlighted }}
          ownId={chosen ?? undefined}
          onSelect={onChoose}
          nominal={{ width: 840, height: 470, narrowHeight: 210 }}
        />
        <TimeBar frames={frames} annual={indicator.period === 'annual'} />
      </ChartFrame>
      <aside className={styles.side}>
        <HistogramLegend
          {...{ scale, counts, highlighted, format }}
          onHighlight={setHighlighted}
          texts={{
            label: t('Regions_ClassesTitle'),
            class: (from, to, count) =>
              t('Regions_Class', { from: from ?? 0, to: to ?? 0, open: String(to === null), count }),
            noData: t('Regions_ClassNoData', { count: unknown }),
          }}
        />
        <PlaceCard
          {...{ rating, places, values, chosen, onChoose }}
          when={when}
          country={frames.day === rating.day ? rating.country : null}
        />
      </aside>
    </div>
  );
}

function boundsFor(indicator: string, all: readonly number[]): readonly number[] {
  return indicator === 'covid_incidence_7d' ? incidenceBounds : roundBounds(all);
}

function useMapValues(places: MapData['places'], values: ReadonlyMap<number, number | null>): MapValue[] {
  const buildRoute = useBuildRoute();
  return useMemo(
    () =>
      places
        .filter(({ kind }) => kind === 'region')
        .map(({ yugoId, name, shortName }) => ({
          id: yugoId,
          name,
          shortName,
          value: values.get(yugoId) ?? null,
          href: buildRoute('region', { id: yugoId, tab: 'overview' }),
        })),
    [places, values, buildRoute],
  );
}
