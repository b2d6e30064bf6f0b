import { useMemo } from 'react';
import { Pyramid } from '#platform/charts/pyramid/Pyramid.tsx';
import { pyramidTable, type SexAges } from '#platform/charts/pyramid/pyramid-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { womenMoreFrom } from '../../domain/population/women-more-from.ts';
import { TimeBar, type Moments } from '../map/TimeBar.tsx';
import { aboutPeriods } from '../region/about-periods.ts';
import { usePlace } from '../region/use-place.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { Statistics } from './load-population.ts';

interface Props {
  statistics: Statistics;
  moments: Moments & { year: number };
}

/** Residents by sex and age in the year of the slider, the first known year as an outline. */
export function PyramidTile({ statistics: { pyramids, source }, moments }: Props) {
  const t = useText();
  const { integer, locale } = useFormats();
  const words = useChartWords('year', integer);
  const { shortName } = usePlace();
  const shown = pyramids.find(({ year }) => year === moments.year) ?? pyramids.at(-1)!;
  const [first] = pyramids;
  const before = useMemo(
    () => (first && first.year !== shown.year ? { ...first, label: String(first.year) } : undefined),
    [first, shown.year],
  );
  const age = womenMoreFrom(shown);
  const about = aboutPeriods([moments.day], {
    place: shortName,
    indicator: t('RegionPopulation_Pyramid'),
    unit: t('RegionPopulation_PeopleUnit'),
    source,
    locale,
  });
  const { men, women, later } = shown as typeof shown & { later?: SexAges };
  const data = { men, women, ...(before && { before }), ...(later && { later }), about, ...words };
  return (
    <div>
      <ChartFrame
        level={2}
        title={age === null ? t('RegionPopulation_Pyramid') : t('RegionPopulation_WomenMore', { age })}
        sub={t('RegionPopulation_PyramidSub', {
          year: String(shown.year),
          before: before === undefined ? '' : before.label,
          kind: before === undefined ? 'alone' : 'two',
        })}
        about={about}
        table={pyramidTable(data, words)}
        source={<SourceLine source={source} withCaveat />}
      >
        <Pyramid {...data} nominal={{ width: 400, height: 600, narrowHeight: 420 }} />
      </ChartFrame>
      <TimeBar frames={moments} period="year" />
    </div>
  );
}
