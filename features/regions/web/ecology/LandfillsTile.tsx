import { RankedBars } from '#platform/charts/ranked-bars/RankedBars.tsx';
import { rankedBarsTable } from '#platform/charts/ranked-bars/ranked-bars-data.ts';
import { ofPlaces } from '#platform/charts/frame/chart-table.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { Ecology } from './load-ecology.ts';
import { pickBeside } from '../../domain/ecology/pick-beside.ts';
import { barOf } from '../revisions/bar-of.ts';

/** The first regions, and three on each side of the place. */
const shownBeside = { first: 3, around: 3 };

/** Illegal landfills of the district's regions in the newest year; counted in one district alone, which is said elsewhere. */
export function LandfillsTile({ ecology }: { ecology: Ecology }) {
  const t = useText();
  const { locale, integer } = useFormats();
  const words = useChartWords('year', integer);
  const { landfillsBeside, landfillsDay, landfillsSource, landfills, yugoId, name } = ecology;
  const indicator = t('RegionEcology_Landfills');
  if (landfillsDay === null) return <EmptyTile title={indicator} why={t('RegionEcology_NoLandfills')} />;
  const own = landfills.points.find(({ day }) => day === landfillsDay);
  const about = aboutPeriods([landfillsDay], {
    place: name,
    indicator,
    unit: '',
    source: landfillsSource,
    locale,
  });
  const isOwn = (row: { yugoId: number }): boolean => row.yugoId === yugoId;
  const ranked = landfillsBeside.map((row) => ({
    ...row,
    rank: 1 + landfillsBeside.filter(({ value }) => value > row.value).length,
  }));
  const isOne = ranked.some(isOwn);
  const rows = pickBeside(ranked, isOwn, isOne ? shownBeside : { first: 8, around: 0 }).map((row) => ({
    id: row.yugoId,
    name: row.name,
    rank: row.rank,
    ...barOf(row),
    own: isOwn(row),
  }));
  const data = { rows, about, ...words };
  return (
    <ChartFrame
      level={2}
      title={own ? t('RegionEcology_LandfillsOwn', { count: own.value }) : indicator}
      sub={t('RegionEcology_LandfillsSub', {
        year: landfillsDay.slice(0, 4),
        shown: rows.length,
        of: ranked.length,
      })}
      about={about}
      embed={own && { indicator: 'illegal_landfills', yugoId }}
      table={ofPlaces(rankedBarsTable(data))}
      source={<SourceLine source={landfillsSource} />}
    >
      <RankedBars {...data} />
    </ChartFrame>
  );
}
