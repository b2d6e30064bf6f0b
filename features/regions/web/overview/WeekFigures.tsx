import { isSmallCount } from '#platform/shared/numbers.ts';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { SmallCount } from '#platform/ui/figures/SmallCount.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { OverviewData } from './load-overview.ts';
import styles from './WeekFigures.module.css';

/** The numbers that matter now: the week's cases, deaths and cured, each with its change. */
export function WeekFigures({ overview }: Pick<OverviewData, 'overview'>) {
  const t = useText();
  const { cases, deaths, cured } = overview;
  return (
    <section className={styles.row} aria-label={t('Regions_WeekNow')}>
      <Figure title={t('Regions_Cases7')} figure={cases} upIs="worse" />
      <Figure title={t('Regions_DeathsHead')} figure={deaths} upIs="worse" />
      <Figure title={t('Regions_Cured7')} figure={cured} upIs="neutral" />
    </section>
  );
}

interface FigureProps {
  title: string;
  figure: OverviewData['overview']['cases'];
  upIs: 'worse' | 'neutral';
}

function Figure({ title, figure: { week, changePercent, total }, upIs }: FigureProps) {
  const t = useText();
  const formats = useFormats();
  return (
    <div className={styles.figure}>
      <h2>{title}</h2>
      <p className={styles.number}>
        <SmallCount count={week} />
      </p>
      <p>{isSmallCount(week) ? t('Ui_SmallCount') : <ChangeMark value={changePercent} upIs={upIs} />}</p>
      {total !== null && (
        <p className={styles.total}>{t('Regions_SinceStart', { total: formats.integer(total) })}</p>
      )}
    </div>
  );
}
