import { Link } from '#platform/web/Link.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './RegionPath.module.css';

/** Regions / federal district: the way up from a region. */
export function RegionPath({ parents }: { parents: OutputOf<'regiondossier/getGeoHeader'>['parents'] }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const districts = parents.filter(({ kind }) => kind === 'district');
  return (
    <nav aria-label={t('Regions_Path')} className={styles.path}>
      <Link to={buildRoute('regions', { id: 'incidence' })}>{t('Regions_Title')}</Link>
      {districts.map(({ yugoId, name }) => (
        <span key={yugoId}>
          {' / '}
          <Link to={buildRoute('regions', { id: 'incidence' }, { search: { district: yugoId } })}>
            {name}
          </Link>
        </span>
      ))}
    </nav>
  );
}
