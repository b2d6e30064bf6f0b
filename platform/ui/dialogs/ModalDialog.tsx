import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useText } from '#platform/web/text.ts';
import type { ModalProps } from './modal-props.ts';
import { nextModalState, type ModalState } from './modal-state.ts';
import styles from './Dialog.module.css';

/** The modal itself, loaded when first opened. Focus stays inside and goes back; the page behind does not scroll. */
export function ModalDialog(props: ModalProps) {
  const { open, onClose, size = 'normal', initialFocus, onStateChange, footer, children } = props;
  const t = useText();
  const [state, step] = useReducer(nextModalState, 'hidden');
  useEffect(() => {
    step(open ? 'open' : 'close');
  }, [open]);
  const tell = useEffectEvent((next: ModalState) => onStateChange?.(next));
  useEffect(() => {
    tell(state);
  }, [state]);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenChangeComplete={(shown) => shown || step('gone')}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            className={`${styles.popup} ${size === 'full' ? styles.full : ''}`}
            data-state={state}
            initialFocus={initialFocus}
          >
            <ModalHead {...props} />
            {children}
            {footer && <div className={styles.footer}>{footer}</div>}
            <Dialog.Close
              className={styles.close}
              render={<IconButton icon="close" size={40} label={t('Ui_Close')} title={undefined} />}
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ModalHead({ title, titleHidden = false, description }: ModalProps) {
  return (
    <div className={titleHidden && !description ? 'sr-only' : styles.head}>
      <Dialog.Title className={titleHidden ? 'sr-only' : styles.title}>{title}</Dialog.Title>
      {description && <Dialog.Description className={styles.description}>{description}</Dialog.Description>}
    </div>
  );
}
