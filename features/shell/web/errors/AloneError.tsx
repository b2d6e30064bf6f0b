import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { RouteError } from './RouteError.tsx';
import styles from './AloneError.module.css';

/** The view of a failure so early that no shell stands around it. */
export function AloneError({ error }: { error: unknown }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <div className={styles.alone}>
      <Link className={styles.name} to={buildRoute('home')} reloadDocument>
        {t('App_ShortName')}
      </Link>
      <RouteError error={error} />
    </div>
  );
}
