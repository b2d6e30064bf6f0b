import { Treemap } from '#platform/charts/treemap/Treemap.tsx';
import { growthTones, treemapTable } from '#platform/charts/treemap/treemap-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { useMemo } from 'react';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { usePlace } from '../region/use-place.ts';
import type { Classes } from './load-companies.ts';

interface Props {
  classes: Classes;
  /** Class whose rating stands below. */
  chosen: string;
  choose: (okved: string) => void;
}

/** Revenue by class as areas, growth as colour; a click opens the class's rating. */
export function ClassMap({ classes: { classes, source, year, isKnown }, chosen, choose }: Props) {
  const t = useText();
  const { shortRoubles, percent, change } = useFormats();
  const words = useChartWords('year', shortRoubles);
  const { shortName } = usePlace();
  const tones = useMemo(() => growthTones((bound) => percent(bound, 0)), [percent]);
  const [first, second, third] = classes;
  if (!first || year === null)
    return (
      <EmptyTile
        title={t('RegionCompanies_Classes')}
        why={t(isKnown ? 'RegionCompanies_NoCompanies' : 'RegionCompanies_NoCities')}
      />
    );
  const about = {
    place: shortName,
    indicator: t('RegionCompanies_Classes'),
    period: String(year),
    unit: '₽',
    source: source?.name ?? '',
    address: '',
  };
  const items = classes.map(({ code, name, revenue, growth }) => ({
    id: code,
    code,
    name,
    value: revenue,
    change: growth,
    chosen: code === chosen,
  }));
  const names = listOf([first, second, third].flatMap((row) => (row ? [row.name.toLowerCase()] : [])));
  const data = { items, tones, about, ...words };
  return (
    <ChartFrame
      level={2}
      title={t('RegionCompanies_ClassesTitle', { names })}
      sub={t('RegionCompanies_ClassesSub', { year: String(year) })}
      about={about}
      table={treemapTable(data)}
      source={
        source && (
          <SourceLine source={source}>
            {source.name}. {source.caveat}
          </SourceLine>
        )
      }
    >
      <Treemap
        {...data}
        toneTitle={t('RegionCompanies_Tone')}
        formatChange={(value: number) => change(value, 0)}
        minShare={0.004}
        nominal={{ width: 840, height: 520, narrowHeight: 420 }}
        onChoose={(id) => choose(String(id))}
      />
    </ChartFrame>
  );
}

/** «Нефть и газ, добыча» is one class: where a name has a comma, semicolons part them. */
function listOf(names: readonly string[]): string {
  return names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');
}
