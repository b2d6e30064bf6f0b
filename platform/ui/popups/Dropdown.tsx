import type { ReactElement, ReactNode } from 'react';
import { MenuLine } from './MenuLine.tsx';
import type { MenuItem } from './menu-item.ts';
import type { PopupWish } from './layout-popup.ts';
import { useMenu, type ToggleProps } from './use-menu.ts';
import styles from './Popup.module.css';

interface Props extends PopupWish {
  /** Draws the toggle: `(toggle) => <Button {...toggle}>…</Button>` or an IconButton. */
  renderToggle: (toggle: ToggleProps) => ReactElement;
  /** `'line'` parts groups. */
  items: readonly (MenuItem | 'line')[];
  /** What the menu is about, for a screen reader. */
  label: string;
  /** Something above the items: a name, a hint. */
  head?: ReactNode;
}

/** A menu under a toggle: toggle click opens and closes, a press outside and Escape close, arrows and letters move. */
export function Dropdown({ renderToggle, items, label, head, side, align, offset }: Props) {
  const { open, close, toggle, menu } = useMenu(items, { side, align, offset });
  return (
    <>
      {renderToggle(toggle)}
      {open && (
        <div
          {...menu}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          popover="manual"
          className={`${styles.popup} ${styles.menu}`}
        >
          {head}
          {items.map((item, index) =>
            item === 'line' ? (
              <hr key={`line ${index}`} className={styles.line} />
            ) : (
              <MenuLine key={item.id} item={item} index={index} onDone={close} />
            ),
          )}
        </div>
      )}
    </>
  );
}
