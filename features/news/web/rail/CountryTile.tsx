import { useRevalidator } from 'react-router';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { StaleAge } from '#platform/ui/tiles/TileStateView.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { isStale } from '#platform/shared/calendar-days.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import type { CountryFigures } from './load-rail.ts';
import { CasesTrend } from './CasesTrend.tsx';
import styles from './CountryTile.module.css';

/** The country's week in two numbers and its trend; null = the figures did not load. */
export function CountryTile({ figures }: { figures: CountryFigures | null }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  if (figures === null)
    return (
      <Tile
        title={t('News_CountryTitle')}
        level={2}
        state={{ kind: 'error', onRetry: () => void revalidate() }}
        height={320}
      />
    );
  if (figures.day === null) return null;
  return <Figures figures={figures} day={figures.day} />;
}

function Figures({ figures, day }: { figures: CountryFigures; day: string }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { day: writeDay } = useFormats();
  const { clock } = useStart();
  return (
    <Tile
      title={t('News_CountryTitle')}
      level={2}
      state={
        isStale(day, clock.newsDay)
          ? { kind: 'stale', age: <StaleAge day={day} today={clock.newsDay} /> }
          : undefined
      }
      source={
        <>
          {t('News_CountrySource', { day: writeDay(day), source: figures.source })}{' '}
          <Link to={buildRoute('region', { id: federalYugoId, tab: 'overview' })}>
            {t('News_CountryDossier')}
          </Link>
        </>
      }
    >
      <dl className={styles.week}>
        <Week label={t('News_CountryCases')} {...figures.cases} />
        <Week label={t('News_CountryDeaths')} {...figures.deaths} />
      </dl>
      <CasesTrend from={figures.dailyFrom} daily={figures.daily} label={t('News_CountryChart')} width={400} />
    </Tile>
  );
}

function Week({
  label,
  value,
  changePercent,
}: {
  label: string;
  value: number | null;
  changePercent: number | null;
}) {
  const { integer } = useFormats();
  return (
    <div>
      <dd className={styles.figure}>{value === null ? <NoData /> : integer(value)}</dd>
      <dt className={styles.label}>
        {label}, <ChangeMark value={changePercent} upIs="worse" word="" />
      </dt>
    </div>
  );
}
