import { Link } from 'react-router';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { CasesCourse } from './CasesCourse.tsx';
import styles from './RegionCourse.module.css';

interface Props {
  yugoId: number;
  name: string;
  course: OutputOf<'site/getRegionCourse'>;
}

/** The week and the course of the one region a story concerns. */
export function RegionCourse({ yugoId, name, course }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { integer, day: writeDay } = useFormats();
  if (course.day === null) return null;
  const { value, changePercent } = course.cases;
  return (
    <section className={styles['course']}>
      <h3>{t('News_RegionTitle', { region: name })}</h3>
      <p className={styles['week']}>
        <b className={styles['figure']}>{value === null ? <NoData /> : integer(value)}</b>{' '}
        {t('News_RegionWeek')}{' '}
        <ChangeMark value={changePercent} upIs="worse" word={t('News_RegionWeekBefore')} />
      </p>
      <CasesCourse
        from={course.dailyFrom}
        daily={course.daily}
        label={t('News_RegionTitle', { region: name })}
        width={300}
      />
      <p className={styles['source']}>
        {t('News_RegionSource', { day: writeDay(course.day), source: course.source })}{' '}
        <Link to={buildRoute('region', { id: yugoId, tab: 'overview' })}>
          {t('News_RegionDossier', { region: name })}
        </Link>
      </p>
    </section>
  );
}
