import { useRef, type ReactNode } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import { Modal } from './Modal.tsx';

interface Props {
  open: boolean;
  /** The question. */
  title: string;
  /** What will happen, and whether it can be undone. */
  children?: ReactNode;
  /** The verb on the button: Delete, Withdraw. */
  confirmLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question before something that cannot be taken back; the focus stands on Cancel. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  danger = false,
  busy,
  onConfirm,
  onCancel,
}: Props) {
  const t = useText();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      initialFocus={cancel}
      footer={
        <>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel ?? t('Ui_Confirm')}
          </Button>
          <Button ref={cancel} onClick={onCancel}>
            {t('Ui_Cancel')}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
