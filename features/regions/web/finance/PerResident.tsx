import { Swarm } from '#platform/charts/swarm/Swarm.tsx';
import { swarmTable } from '#platform/charts/swarm/swarm-data.ts';
import { ofPlaces } from '#platform/charts/frame/chart-table.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { usePlace } from '../region/use-place.ts';
import type { Taxes } from './load-finance.ts';
import { barOf } from '../revisions/bar-of.ts';

/** Taxes per resident: this region among all of them, and the country. */
export function PerResident({ taxes: { perResident, source, day, yugoId } }: { taxes: Taxes }) {
  const t = useText();
  const { locale, shortRoubles, integer } = useFormats();
  const words = useChartWords('year', shortRoubles);
  const { shortName } = usePlace();
  if (perResident === null || day === null)
    return <EmptyTile title={t('RegionFinance_PerResident')} why={t('RegionFinance_NoRank')} />;
  const about = aboutPeriods([day], {
    place: shortName,
    indicator: t('RegionFinance_PerResident'),
    unit: '₽',
    source,
    locale,
  });
  const { regions, country } = perResident;
  const dots = regions.map(({ yugoId: id, name, ...figure }) => ({
    id,
    name,
    ...barOf(figure),
    own: id === yugoId,
  }));
  const reference = country === null ? undefined : { name: country.name, value: country.value };
  const data = { dots, scale: 'log', reference, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={t('RegionFinance_PerResidentTitle', {
        value: shortRoubles(perResident.value),
        rank: integer(perResident.rank),
        of: perResident.of,
      })}
      sub={t('RegionFinance_PerResidentSub', { year: day.slice(0, 4) })}
      about={about}
      table={ofPlaces(swarmTable(data))}
      source={<SourceLine source={source} />}
    >
      <Swarm {...data} />
    </ChartFrame>
  );
}
