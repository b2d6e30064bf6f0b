import { Link } from 'react-router';
import { useBuildRoute, useCurrentRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './ComingPage.module.css';

/** A page whose content comes later: its name, and one sentence on what will stand here, both from the route table. */
export default function ComingPage() {
  const t = useText();
  const buildRoute = useBuildRoute();
  const route = useCurrentRoute();
  return (
    <main className={`${styles['page']} ${route?.adaptive ? styles['alone'] : ''}`}>
      {route?.adaptive && (
        <Link className={styles['name']} to={buildRoute('home')}>
          {t('App_ShortName')}
        </Link>
      )}
      {route?.titleKey && <h1>{t(route.titleKey)}</h1>}
      {route?.comingKey && <p>{t(route.comingKey)}</p>}
    </main>
  );
}
