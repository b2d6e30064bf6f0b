import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { StaleAge } from '#platform/ui/tiles/TileStateView.tsx';
import { isStale } from '#platform/shared/calendar-days.ts';
import { Link } from '#platform/web/Link.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { CasesTrend } from './CasesTrend.tsx';
import styles from './RegionTrend.module.css';

interface Props {
  yugoId: number;
  name: string;
  trend: OutputOf<'site/getRegionTrend'>;
}

/** The week and the trend of the one region a story concerns. */
export function RegionTrend({ yugoId, name, trend }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { integer, day: writeDay } = useFormats();
  const { clock } = useStart();
  if (trend.day === null) return null;
  const { value, changePercent } = trend.cases;
  return (
    <section className={styles.trend}>
      <h3>{t('News_RegionTitle', { region: name })}</h3>
      <p className={styles.week}>
        <b className={styles.figure}>{value === null ? <NoData /> : integer(value)}</b> {t('News_RegionWeek')}{' '}
        <ChangeMark value={changePercent} upIs="worse" word={t('News_RegionWeekBefore')} />
      </p>
      <CasesTrend
        from={trend.dailyFrom}
        daily={trend.daily}
        label={t('News_RegionTitle', { region: name })}
        width={300}
      />
      {isStale(trend.day, clock.newsDay) && (
        <p className={styles.source}>
          <Icon name="clock" size={14} /> <StaleAge day={trend.day} today={clock.newsDay} />
        </p>
      )}
      <p className={styles.source}>
        {t('News_RegionSource', { day: writeDay(trend.day), source: trend.source })}{' '}
        <Link to={buildRoute('region', { id: yugoId, tab: 'overview' })}>
          {t('News_RegionDossier', { region: name })}
        </Link>
      </p>
    </section>
  );
}
