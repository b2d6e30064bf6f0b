import { useLocation } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import styles from './Feed.module.css';

/** Which page of a feed was opened by its own address, and the way to its beginning. */
export function PageLine({ page, pages }: { page: number; pages: number }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const start = new URLSearchParams(search);
  start.delete('page');
  start.delete('requestId');
  return (
    <p className={styles.note}>
      {t('News_PageOf', { page, pages })}.{' '}
      <Link to={start.size > 0 ? `${pathname}?${start}` : pathname} className="link">
        {t('News_ToStart')}
      </Link>
    </p>
  );
}
