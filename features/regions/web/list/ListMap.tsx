import { useMemo, useState, type ComponentProps } from 'react';
import { countClasses } from '#platform/maps/classes.ts';
import { Choropleth } from '#platform/maps/choropleth/Choropleth.tsx';
import { choroplethTable, type MapValue } from '#platform/maps/choropleth/choropleth-data.ts';
import { HistogramLegend } from '#platform/maps/legend/HistogramLegend.tsx';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { incidenceBounds } from '../../domain/map/map-classes.ts';
import { regionMap } from '../map/region-map.ts';
import { TilesButton } from '../map/TilesButton.tsx';
import { useMapTexts } from '../map/use-map-texts.ts';
import type { ListProps } from './load-list.ts';
import { South } from './South.tsx';
import { tiny } from './southern-places.ts';
import { usePlaceFilter } from './use-place-filter.ts';
import { useBesideMap } from '../map/beside-map.ts';
import { usePlaceValues } from './use-place-values.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import styles from './ListMap.module.css';

const scale = { bounds: incidenceBounds, palette: 'sequential' } as const;

/** The week's incidence on the map, beside it the classes and the enlarged south. */
export function ListMap({ list, view, change }: ListProps) {
  const t = useText();
  const formats = useFormats();
  const texts = useMapTexts(
    t('Regions_IncidenceTitle'),
    t('Regions_Incidence7'),
    t('Regions_OutsideDistrict'),
  );
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const places = usePlaceValues(list, view);
  const format = useMemo(
    () => ({
      value: (value: number) => formats.number(value, 1),
      label: (value: number) => formats.integer(value),
      axis: (value: number) => formats.integer(value),
    }),
    [formats],
  );
  const { account } = useSession();
  const choosePlace = usePlaceFilter({ view, change });
  const district = useMemo(
    () =>
      view.district === null
        ? undefined
        : places.flatMap(({ id, notApplicable }) => (notApplicable === true ? [] : [id])),
    [places, view.district],
  );
  const inside = places.filter(({ notApplicable }) => notApplicable !== true);
  const beside = useBesideMap({ places: inside, scale, format });
  const week = list.day === null ? '' : formats.dayRange(addDays(list.day, -6), list.day);
  return (
    <div className={styles.grid}>
      <ChartFrame
        level={2}
        title={t('Regions_IncidenceTitle')}
        table={choroplethTable(inside, texts)}
        beside={beside}
        fileName="incidence-map"
        tools={
          !view.asTable && <TilesButton asTiles={view.asTiles} onTiles={(asTiles) => change({ asTiles })} />
        }
        view={{
          asTable: view.asTable,
          onTable: (asTable) => change({ asTable }),
          full: view.full,
          onFull: (full) => change({ full }),
        }}
        source={
          <SourceLine source={list.source}>
            {t('Regions_MapSource', { week, source: list.source?.name ?? '' })}
          </SourceLine>
        }
      >
        <Choropleth
          {...{ map: regionMap, places, scale, format, texts, highlighted, leaders: tiny }}
          tiles={view.asTiles}
          fitIds={district}
          keptZoom={{ mark: view.zoom, onMark: (zoom) => change({ zoom }) }}
          ownId={view.place ?? account.ownRegionYugoId ?? undefined}
          onSelect={choosePlace}
        />
      </ChartFrame>
      <div>
        <Classes {...{ places, highlighted, format }} onHighlight={setHighlighted} />
        {view.district === null && !view.asTiles && (
          <South {...{ places, scale, format, texts, highlighted }} />
        )}
      </div>
    </div>
  );
}

type ClassesProps = Pick<ComponentProps<typeof HistogramLegend>, 'highlighted' | 'format' | 'onHighlight'> & {
  places: readonly MapValue[];
};

/** How many places each class holds, of those that are asked about. */
function Classes({ places, ...legend }: ClassesProps) {
  const t = useText();
  const values = useMemo(() => places.map(({ value }) => value), [places]);
  const counts = useMemo(() => countClasses(values, scale.bounds), [values]);
  const unknown = places.filter(
    ({ value, notApplicable }) => value === null && notApplicable !== true,
  ).length;
  return (
    <Tile level={2} title={t('Regions_ClassesTitle')}>
      <HistogramLegend
        {...{ scale, counts }}
        {...legend}
        texts={{
          label: t('Regions_ClassesTitle'),
          class: (from, to, count) =>
            t('Regions_Class', { from: from ?? 0, to: to ?? 0, open: String(to === null), count }),
          noData: t('Regions_ClassNoData', { count: unknown }),
        }}
      />
    </Tile>
  );
}
