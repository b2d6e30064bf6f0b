import { useMemo, useState, type ComponentProps } from 'react';
import { classColors, classOf, countClasses } from '#platform/maps/classes.ts';
import { Choropleth } from '#platform/maps/choropleth/Choropleth.tsx';
import type { ChoroplethProps } from '#platform/maps/choropleth/choropleth-props.ts';
import { choroplethTable, type MapValue } from '#platform/maps/choropleth/choropleth-data.ts';
import { HistogramLegend } from '#platform/maps/legend/HistogramLegend.tsx';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { incidenceBounds } from '../../domain/map/map-classes.ts';
import { regionMap } from '../map/region-map.ts';
import { TilesButton } from '../map/TilesButton.tsx';
import { useMapTexts } from '../map/use-map-texts.ts';
import type { ListProps } from './load-list.ts';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { listedBelow, namedInInset, southern, tiny } from './southern-places.ts';
import { usePlaceFilter } from './use-place-filter.ts';
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
  const week = list.day === null ? '' : formats.dayRange(addDays(list.day, -6), list.day);
  return (
    <div className={styles.grid}>
      <ChartFrame
        level={2}
        title={t('Regions_IncidenceTitle')}
        table={choroplethTable(inside, texts)}
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
        {view.district === null && !view.asTiles && <South {...{ places, format, texts, highlighted }} />}
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

type SouthProps = Pick<ChoroplethProps, 'places' | 'format' | 'texts' | 'highlighted'>;

/** The crowded south enlarged, and a list of what is too small for a name even there. */
function South(props: SouthProps) {
  const t = useText();
  return (
    <Tile level={2} title={t('Regions_SouthTitle')} soft>
      <Choropleth
        {...props}
        {...{ map: regionMap, scale }}
        only={southern}
        labelled={namedInInset}
        nominal={{ width: 400, height: 260, narrowHeight: 230 }}
      />
      <SmallPlaces places={props.places} write={props.format.value} />
    </Tile>
  );
}

const colors = classColors(scale);

/** Republics too small for a name on the map: swatch, name, figure. */
function SmallPlaces({ places, write }: { places: readonly MapValue[]; write: (value: number) => string }) {
  return (
    <ul className={styles.small}>
      {listedBelow.flatMap((id) =>
        places
          .filter((place) => place.id === id)
          .map(({ shortName, value, href }) => (
            <li key={id}>
              <i
                style={{
                  background: value === null ? 'var(--nodata-line)' : colors[classOf(value, scale.bounds)],
                }}
              />
              <Link to={href!}>{shortName}</Link>
              <b>{value === null ? <NoData /> : write(value)}</b>
            </li>
          )),
      )}
    </ul>
  );
}
