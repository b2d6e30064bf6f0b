import { Sparkline } from '#platform/charts/sparkline/Sparkline.tsx';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { OverviewData } from './load-overview.ts';
import styles from './NeighboursTile.module.css';

/** The place among others of its district and the country, on one scale. */
export function NeighboursTile({ overview, stat }: Pick<OverviewData, 'overview' | 'stat'>) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { neighbours, rank, ranked } = overview;
  if (neighbours.length === 0) return null;
  const yMax = Math.max(1, ...neighbours.flatMap(({ trend }) => trend.map((value) => value ?? 0)));
  const sub = rank === null ? t('Regions_Per100kWeekSub') : t('Regions_RankSub', { rank, ranked });
  return (
    <Tile
      level={2}
      title={
        stat.yugoId === federalYugoId
          ? t('Regions_HighestCases')
          : t('Regions_Beside', { name: stat.shortName })
      }
      sub={sub}
      source={<Link to={buildRoute('regions', { id: 'incidence' })}>{t('Regions_AllRegions')}</Link>}
    >
      <ul className={styles.list}>
        {neighbours.map(({ yugoId, shortName, per100k7, changePercent, trend }) => (
          <li key={yugoId} aria-current={yugoId === stat.yugoId || undefined}>
            <Link to={buildRoute('region', { id: yugoId, tab: 'overview' })}>{shortName}</Link>
            <Sparkline values={trend} width={84} height={24} yMin={0} yMax={yMax} />
            <b>{per100k7 === null ? <NoData /> : formats.number(per100k7, 1)}</b>
            <ChangeMark value={changePercent} upIs="worse" word="" />
          </li>
        ))}
      </ul>
    </Tile>
  );
}
