import { useMemo } from 'react';
import { regionMap, useBesideMap, useMapTexts } from '#features/regions/public.tiles.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { Choropleth } from '#platform/maps/choropleth/Choropleth.tsx';
import { choroplethTable } from '#platform/maps/choropleth/choropleth-data.ts';
import { classBounds } from '#platform/maps/class-bounds.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import type { GeoRating } from './load-industry.ts';
import type { ViewProps } from './use-industry.ts';

interface Props {
  geo: Pick<GeoRating, 'regions' | 'source'>;
  measure: GeoRating['measure'];
  title: string;
  own: number;
  linkTo: (yugoId: number) => string;
  view: Pick<ViewProps['view'], 'asTable'>;
  change: ChangeView<Pick<ViewProps['view'], 'asTable'>>;
}

/** Every subject by one figure of an industry. */
export function GeoMap({ geo, measure, title, own, linkTo, view, change }: Props) {
  const t = useText();
  const { shortRoubles, percent, integer, short } = useFormats();
  const texts = useMapTexts(title, t(`Industry_Measure_${measure}`));
  const scale = useMemo(
    () => ({ bounds: classBounds(geo.regions.map(({ value }) => value)), palette: 'sequential' as const }),
    [geo.regions],
  );
  const format = useMemo(() => {
    const write = {
      revenue: (value: number) => shortRoubles(value),
      organisations: integer,
      small: (value: number) => percent(value),
    }[measure];
    return {
      value: write,
      label: write,
      axis: measure === 'small' ? write : (value: number) => short(value),
    };
  }, [measure, shortRoubles, percent, integer, short]);
  const places = useMemo(
    () => geo.regions.map(({ yugoId, name, value }) => ({ id: yugoId, name, value, href: linkTo(yugoId) })),
    [geo.regions, linkTo],
  );
  const beside = useBesideMap({ places, scale, format });
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={t(`Industry_Measure_${measure}`)}
      table={choroplethTable(places, texts)}
      beside={beside}
      fileName="industry-map"
      view={{ asTable: view.asTable, onTable: (asTable) => change({ asTable }) }}
      source={
        <SourceLine source={geo.source}>
          {geo.source?.name}. {geo.source?.caveat}
        </SourceLine>
      }
    >
      <Choropleth {...{ map: regionMap, places, scale, format, texts }} ownId={own} />
    </ChartFrame>
  );
}
