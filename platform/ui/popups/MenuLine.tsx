import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import type { MenuItem } from './menu-item.ts';
import styles from './Popup.module.css';

/** One item of a menu, drawn as what it is: a link of this site, a link elsewhere, or a button. */
export function MenuLine({ item, index, onDone }: { item: MenuItem; index: number; onDone: () => void }) {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    'data-index': index,
    'aria-disabled': item.disabled || undefined,
    className: `${styles.item} ${item.danger ? styles.danger : ''}`,
  };
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span className={styles.words}>{item.label}</span>
      {item.note && <span className={styles.note}>{item.note}</span>}
      {item.current && <Icon name="check" size={14} />}
    </>
  );
  const current = item.current ? ('true' as const) : undefined;
  if (item.to !== undefined && !item.disabled) {
    return (
      <Link {...shared} to={item.to} aria-current={current} onClick={onDone}>
        {content}
      </Link>
    );
  }
  if (item.href !== undefined && !item.disabled) {
    return (
      <a {...shared} href={item.href} target="_blank" rel="noopener" onClick={onDone}>
        {content}
      </a>
    );
  }
  const choose = () => {
    if (item.disabled) return;
    onDone();
    item.onSelect?.();
  };
  return (
    <button {...shared} type="button" aria-current={current} onClick={choose}>
      {content}
    </button>
  );
}
