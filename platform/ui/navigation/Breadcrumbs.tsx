import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import styles from './Pagination.module.css';

/** The way to this page; the last one is the page itself and has no address. */
export function Breadcrumbs({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  const t = useText();
  return (
    <nav aria-label={t('Ui_Breadcrumbs')}>
      <ol className={styles.crumbs}>
        {trail.map(({ label, to }) => (
          <li key={label}>
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
