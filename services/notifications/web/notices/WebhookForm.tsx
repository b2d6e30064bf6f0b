import { useState } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import typeStyles from '#platform/ui/type.module.css';
import { ApiError, type OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useMoment } from '#platform/ui/figures/use-formats.ts';
import styles from './NoticeChannels.module.css';

/** Where notices are posted to, with the secret that signs them, and what went wrong last. */
export function WebhookForm({ channels }: { channels: OutputOf<'notices/getChannels'> }) {
  const t = useText();
  const api = useApi();
  const writeMoment = useMoment();
  const [url, setUrl] = useState(channels.webhookUrl);
  const [secret, setSecret] = useState(channels.webhookSecret);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const { lastFailure } = channels;
  const save = async (): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      const saved = await api.call('notices/saveWebhook', { url });
      setUrl(saved.webhookUrl);
      setSecret(saved.webhookSecret);
      showToast(t('Notices_Saved'), { kind: 'done' });
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.problem.title : t('Ui_NotDone'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form className={styles.part} aria-label={t('Notices_Way_webhook')} onSend={() => save()}>
      <TextField
        label={t('Notices_WebhookUrl')}
        value={url}
        inputMode="url"
        maxLength={1000}
        placeholder="https://"
        message={t('Notices_WebhookNote')}
        error={error || undefined}
        autoComplete="off"
        onChange={(event) => setUrl(event.target.value)}
      />
      {secret !== '' && (
        <p className={styles.secret}>
          {t('Notices_Secret')} <code>{secret}</code>
        </p>
      )}
      {lastFailure && (
        <p className={typeStyles.note}>
          {t('Notices_WebhookFailed', { moment: writeMoment(lastFailure.at), reason: lastFailure.reason })}
        </p>
      )}
      <Button type="submit" size="small" busy={busy}>
        {t('Notices_SaveWebhook')}
      </Button>
    </Form>
  );
}
