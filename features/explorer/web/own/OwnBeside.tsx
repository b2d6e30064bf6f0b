import { OwnChart } from '#features/owndata/public.web.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { ViewData } from '../view-props.ts';
import type { OwnInView } from './load-own.ts';
import { standingOf } from './own-lines.ts';
import styles from '../Explore.module.css';

const notes = {
  together: 'OwnData_Together',
  apart: 'OwnData_Apart',
  notHere: 'OwnData_NotHere',
  noneSuch: 'OwnData_NoneSuch',
} as const;

/** What stands of the reader's own series below a view: where each is drawn and why, and the chart of those drawn apart. */
export function OwnBeside({ own, data }: { own: readonly OwnInView[]; data: ViewData }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return own.map(({ id, series }) => {
    const standing = standingOf(series, data);
    return (
      <section key={id} className={styles.own}>
        <p>
          {series && (
            <Link to={buildRoute('ownSeries', { id })}>{t('OwnData_OwnName', { name: series.name })}</Link>
          )}{' '}
          {t(notes[standing])}{' '}
          {series && `${t('OwnData_OwnSource', { source: series.source })}. ${t('OwnData_NotShared')}`}
        </p>
        {series && standing === 'apart' && <OwnChart series={series} />}
      </section>
    );
  });
}
