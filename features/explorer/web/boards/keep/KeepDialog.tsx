import { useId, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Modal } from '#platform/ui/dialogs/Modal.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { longestName } from '../../../domain/boards/board-limits.ts';
import { useAttempt } from '../use-attempt.ts';

interface Props {
  address: string;
  title: string;
  isOpen: boolean;
  close: () => void;
}

/** Asks for the name a view is kept under. */
export function KeepDialog({ address, title, isOpen, close }: Props) {
  const t = useText();
  const api = useApi();
  const attempt = useAttempt();
  const form = useId();
  const [name, setName] = useState(title.slice(0, longestName));
  const keep = async (): Promise<void> => {
    if ((await attempt(() => api.call('boards/keepView', { name, address }))) === null) return;
    showToast(t('Boards_Kept'), { kind: 'done' });
    close();
  };
  return (
    <Modal
      open={isOpen}
      onClose={close}
      title={t('Boards_Keep')}
      description={t('Boards_KeepNote')}
      footer={
        <>
          <Button type="submit" form={form} variant="primary">
            {t('Boards_Save')}
          </Button>
          <Button onClick={close}>{t('Ui_Cancel')}</Button>
        </>
      }
    >
      <Form id={form} onSend={keep}>
        <TextField
          label={t('Boards_KeepName')}
          required
          maxLength={longestName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Form>
    </Modal>
  );
}
