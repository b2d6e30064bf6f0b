import type { ReactNode } from 'react';
import { Popover } from '#platform/ui/popups/Popover.tsx';
import { useText } from '#platform/web/text.ts';
import { Receipt, type ReceiptFacts } from './Receipt.tsx';
import styles from './Receipt.module.css';

/** A number with a dotted line under it that opens its receipt; `children` where it is drawn otherwise than written. */
export function ReceiptNumber({ children, ...facts }: ReceiptFacts & { children?: ReactNode }) {
  const t = useText();
  return (
    <Popover
      label={t('Ui_Receipt', { figure: facts.figure })}
      renderToggle={(toggle) => (
        <button type="button" {...toggle} className={styles.number}>
          {children ?? facts.figure}
        </button>
      )}
    >
      <Receipt {...facts} />
    </Popover>
  );
}
