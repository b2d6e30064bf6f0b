import { useLocation } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import styles from './PageSteps.module.css';

/** The ways to the page before and after, by their addresses; nothing where there is one page only. */
export function PageSteps({ pageIndex, hasMore }: { pageIndex: number; hasMore: boolean }) {
  const t = useText();
  const { pathname, search } = useLocation();
  if (pageIndex === 1 && !hasMore) return null;
  const to = (page: number): string => {
    const params = new URLSearchParams(search);
    params.set('page', String(page));
    return `${pathname}?${params}`;
  };
  return (
    <nav className={styles.steps} aria-label={t('Events_Steps')}>
      {pageIndex > 1 && (
        <Link className="link" to={to(pageIndex - 1)}>
          {t('Events_Newer')}
        </Link>
      )}
      {hasMore && (
        <Link className="link" to={to(pageIndex + 1)}>
          {t('Events_Older')}
        </Link>
      )}
    </nav>
  );
}
