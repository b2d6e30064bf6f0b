import { Link, useMatch } from 'react-router';
import { useBuildRoute, useCurrentRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './ComingView.module.css';

/** What stands where content comes later: the page's name, and one sentence on what will stand here, both from the route table. */
export function ComingView() {
  const t = useText();
  const buildRoute = useBuildRoute();
  const route = useCurrentRoute();
  // Below the place's own heading in a dossier.
  const Heading = useMatch('/:locale/regions/:id/*') === null ? 'h1' : 'h2';
  return (
    <main className={`${styles.page} ${route?.adaptive ? styles.alone : ''}`}>
      {route?.adaptive && (
        <Link className={styles.name} to={buildRoute('home')}>
          {t('App_ShortName')}
        </Link>
      )}
      {route?.titleKey && <Heading>{t(route.titleKey)}</Heading>}
      {route?.comingKey && <p>{t(route.comingKey)}</p>}
      <p>
        <Link to={buildRoute('home')}>{t('Errors_ToHome')}</Link>
      </p>
    </main>
  );
}
