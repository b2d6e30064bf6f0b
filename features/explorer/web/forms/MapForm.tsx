import { useMemo, useState } from 'react';
import { Choropleth } from '#platform/maps/choropleth/Choropleth.tsx';
import { choroplethTable } from '#platform/maps/choropleth/choropleth-data.ts';
import { classBounds } from '#platform/maps/class-bounds.ts';
import { countClasses } from '#platform/maps/classes.ts';
import { classKeys } from '#platform/maps/legend/class-keys.ts';
import { HistogramLegend } from '#platform/maps/legend/HistogramLegend.tsx';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useViewWords } from '../use-view-words.ts';
import { ViewSource } from '../ViewSource.tsx';
import type { FormProps, ViewData } from '../view-props.ts';
import topology from '../../../../data/geo/russia-regions-seamless.topojson?raw';
import { readTopology } from '#platform/maps/read-topology.ts';

/** Boundaries of the 85 subjects. */
const regionMap = readTopology(JSON.parse(topology));

const nominal = { width: 840, height: 470, narrowHeight: 210 };

/** All regions at the end of the view, in up to seven classes; the highest and the lowest are named. */
export function MapForm({ data, embed }: FormProps) {
  const t = useText();
  const { about, time } = useViewWords(data);
  const picture = useRegionsPicture(data, true);
  const { places, scale, format, texts, unknown } = picture;
  const day = data.ends === null ? '' : time(data.ends.last);
  return (
    <ChartFrame
      level={2}
      title={[texts.label, day].filter(Boolean).join(', ')}
      sub={data.title}
      about={{ ...about, place: t('Explore_Group_all'), period: day }}
      embed={embed}
      table={choroplethTable(places, texts)}
      beside={{ keys: classKeys(scale, format.axis, unknown > 0 ? t('Ui_NoData') : '') }}
      sample={data.series.some(({ sample }) => sample)}
      source={<ViewSource data={data} />}
    >
      <Picture {...{ data, picture }} />
    </ChartFrame>
  );
}

/** The same without a frame, its tools and the ways to the regions: as another site shows it. */
export function RegionsMap({ data }: { data: ViewData }) {
  return <Picture data={data} picture={useRegionsPicture(data, false)} />;
}

/** The map and its legend; a class that is pointed at there is lit here. */
function Picture({ data, picture }: { data: ViewData; picture: ReturnType<typeof useRegionsPicture> }) {
  const t = useText();
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const { places, scale, format, texts, leaders, unknown } = picture;
  const values = places.map(({ value }) => value);
  return (
    <>
      <Choropleth
        {...{ map: regionMap, places, scale, format, texts, highlighted, leaders, nominal }}
        ownId={data.lines[0]}
      />
      <HistogramLegend
        {...{ scale, format, highlighted }}
        counts={countClasses(values, scale.bounds)}
        onHighlight={setHighlighted}
        texts={{
          label: t('Regions_ClassesTitle'),
          class: (from, to, count) =>
            t('Regions_Class', { from: from ?? 0, to: to ?? 0, open: String(to === null), count }),
          noData: unknown > 0 ? t('Regions_ClassNoData', { count: unknown }) : '',
        }}
      />
    </>
  );
}

/** Regions with their classes, formats and texts; `isLinked`: each leads to its page. */
function useRegionsPicture(data: ViewData, isLinked: boolean) {
  const t = useText();
  const formats = useFormats();
  const { about, figure } = useViewWords(data);
  const { decimals } = data.measures[0]!;
  const places = useRegions(data, isLinked);
  const scale = useMemo(
    () => ({ bounds: classBounds(places.map(({ value }) => value)), palette: 'sequential' as const }),
    [places],
  );
  const format = useMemo(
    () => ({
      value: figure,
      label: (value: number) => formats.amount(value, decimals),
      axis: formats.round,
    }),
    [figure, formats, decimals],
  );
  const name = [about.indicator, about.unit].filter(Boolean).join(', ');
  const texts = {
    label: name,
    value: name,
    place: t('Explore_Row_place'),
    noData: t('Ui_NoData'),
    notApplicable: t('Ui_NotApplicable'),
    zoomIn: t('Regions_ZoomIn'),
    zoomOut: t('Regions_ZoomOut'),
    zoomReset: t('Regions_ZoomReset'),
  };
  const known = places
    .filter(({ value }) => value !== null)
    .toSorted((one, other) => other.value! - one.value!);
  const leaders = [known[0], known.at(-1)].flatMap((place) => (place ? [place.id] : []));
  return { places, scale, format, texts, leaders, unknown: places.length - known.length };
}

function useRegions({ places, series }: ViewData, isLinked: boolean) {
  const buildRoute = useBuildRoute();
  return useMemo(
    () =>
      places
        .filter(({ kind }) => kind === 'region')
        .map(({ yugoId, name, shortName }) => ({
          id: yugoId,
          name,
          shortName,
          value: series.find((each) => each.measure === 0 && each.yugoId === yugoId)?.end ?? null,
          ...(isLinked && { href: buildRoute('region', { id: yugoId }) }),
        })),
    [places, series, buildRoute, isLinked],
  );
}
