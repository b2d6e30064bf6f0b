import { useId, useState, type ReactNode } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Modal } from '#platform/ui/dialogs/Modal.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';
import { longestName } from '../../../domain/boards/board-limits.ts';
import { useAttempt } from '../use-attempt.ts';

interface Props {
  isOpen: boolean;
  close: () => void;
  title: string;
  note: string;
  /** What the name is of. */
  label: string;
  /** The name that is offered. */
  offered?: string;
  /** Keeps what is named; a refusal is said by the dialog, which stays open. */
  keep: (name: string) => Promise<unknown>;
  /** What is said once it is kept. */
  said: (name: string) => string;
  children?: ReactNode;
}

/** Asks for the name something is kept under. */
export function NameDialog({ isOpen, close, title, note, label, offered = '', keep, said, children }: Props) {
  const t = useText();
  const attempt = useAttempt();
  const form = useId();
  const [name, setName] = useState(offered.slice(0, longestName));
  const send = async (): Promise<void> => {
    if ((await attempt(() => keep(name))) === null) return;
    showToast(said(name), { kind: 'done' });
    setName(offered.slice(0, longestName));
    close();
  };
  return (
    <Modal
      open={isOpen}
      onClose={close}
      title={title}
      description={note}
      footer={
        <>
          <Button type="submit" form={form} variant="primary">
            {t('Boards_Save')}
          </Button>
          <Button onClick={close}>{t('Ui_Cancel')}</Button>
        </>
      }
    >
      <Form id={form} onSend={send}>
        <TextField
          label={label}
          required
          maxLength={longestName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Form>
      {children}
    </Modal>
  );
}
