import { useMemo, useState } from 'react';
import { Choropleth } from '#platform/maps/choropleth/Choropleth.tsx';
import { classBounds } from '#platform/maps/class-bounds.ts';
import { countClasses } from '#platform/maps/classes.ts';
import { HistogramLegend } from '#platform/maps/legend/HistogramLegend.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import topology from '../../../data/geo/russia-regions-seamless.topojson?raw';
import { readTopology } from '#platform/maps/read-topology.ts';
import type { Answer } from './answer.ts';
import { useAbout, useFigureWords } from './use-view-words.ts';

/** Boundaries of the 85 subjects. */
const regionMap = readTopology(JSON.parse(topology));

const nominal = { width: 420, height: 250, narrowHeight: 200 };

/** All regions at the time of an answer in up to seven classes, with how many stand in each. */
export function AnswerMap({ answer }: { answer: Answer }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const {
    format: { value: write },
  } = useFigureWords(answer.view);
  const { indicator } = useAbout(answer);
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const { regions, decimals } = answer.view;
  const places = useMemo(
    () =>
      regions.map(({ yugoId, name, value }) => ({
        id: yugoId,
        name,
        shortName: name,
        value,
        href: buildRoute('region', { id: yugoId }),
      })),
    [regions, buildRoute],
  );
  const values = places.map(({ value }) => value);
  const scale = useMemo(
    () => ({ bounds: classBounds(regions.map(({ value }) => value)), palette: 'sequential' as const }),
    [regions],
  );
  const format = useMemo(
    () => ({
      value: write,
      label: (value: number) => formats.amount(value, decimals),
      axis: formats.round,
    }),
    [write, formats, decimals],
  );
  const texts = {
    label: indicator,
    value: indicator,
    place: t('Ask_Chip_place'),
    noData: t('Ui_NoData'),
    notApplicable: t('Ui_NotApplicable'),
    zoomIn: '',
    zoomOut: '',
    zoomReset: '',
  };
  const unknown = regionMap.regions.length - places.length;
  return (
    <div>
      <Choropleth
        {...{ map: regionMap, places, scale, format, texts, highlighted, nominal }}
        leaders={[]}
        zoomable={false}
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
    </div>
  );
}
