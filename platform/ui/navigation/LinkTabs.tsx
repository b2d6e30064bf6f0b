import { useEffect, useRef } from 'react';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import styles from './Tabs.module.css';

interface Props {
  /** What the tabs part, for a screen reader: the region's sections. */
  label: string;
  tabs: readonly {
    to: string;
    label: string;
    current?: boolean;
    count?: string;
    locked?: string;
  }[];
  small?: boolean;
  /** Over the whole width of a desk's page. */
  spread?: boolean;
}

/** Tabs that are pages: each has its address; one that is not open to the reader by a lock (`locked`). On a phone the row scrolls and the current one stands in view. */
export function LinkTabs({ label, tabs, small = false, spread = false }: Props) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.to;
  useEffect(() => {
    const found = current !== undefined && row.current?.querySelector<HTMLElement>('[aria-current]');
    if (found && row.current) row.current.scrollLeft = found.offsetLeft - row.current.clientWidth / 3;
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className={`${styles.tabs} ${small ? styles.small : ''} ${spread ? styles.spread : ''}`}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={styles.tab}
          data-label={tab.label}
          aria-current={tab.current ? 'page' : undefined}
          preventScrollReset
        >
          {tab.label}
          {tab.locked !== undefined && (
            <>
              {' '}
              <Icon name="lock" size={14} /> <span className="sr-only">({tab.locked})</span>
            </>
          )}
          {tab.count && <span className={styles.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
