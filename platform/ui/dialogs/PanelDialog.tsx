import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useText } from '#platform/web/text.ts';
import styles from './Dialog.module.css';

/** What a side panel takes. */
export interface SidePanelProps {
  open: boolean;
  /** A press anywhere but inside, Escape, the cross. */
  onClose: () => void;
  /** The panel's name; drawn as its head. */
  title: string;
  side?: 'left' | 'right';
  children: ReactNode;
}

/** The side panel itself, loaded when first opened. A press inside keeps it, one on the overlay closes it. */
export function PanelDialog({ open, onClose, title, side = 'right', children }: SidePanelProps) {
  const t = useText();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={`${styles.panel} ${styles[side]}`}>
          <div className={styles.panelHead}>
            <Dialog.Title className={styles.panelTitle}>{title}</Dialog.Title>
            <Dialog.Close
              render={<IconButton icon="close" size={40} label={t('Ui_Close')} title={undefined} />}
            />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
