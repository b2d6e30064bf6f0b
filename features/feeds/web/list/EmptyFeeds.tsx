import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './FeedsFilters.module.css';

/** No feeds at all, or none of those asked for: what to do about it. */
export function EmptyFeeds({ isFiltered }: { isFiltered: boolean }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <div className={styles.empty}>
      <p>
        {t(isFiltered ? 'Feeds_NothingFound' : 'Feeds_Empty')}{' '}
        {isFiltered && <Link to={buildRoute('feeds')}>{t('Feeds_ShowAll')}</Link>}
      </p>
    </div>
  );
}
