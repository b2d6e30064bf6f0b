import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Modal } from '#platform/ui/dialogs/Modal.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import styles from './Digest.module.css';

/** The letter as it would go out now, in a frame where nothing of it can run. */
export function LetterPreview() {
  const t = useText();
  const api = useApi();
  const [letter, setLetter] = useState<OutputOf<'digest/getLetter'> | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const show = async (): Promise<void> => {
    setBusy(true);
    try {
      setLetter(await api.call('digest/getLetter', {}));
      setOpen(true);
    } catch {
      showToast(t('Digest_Failed'), { kind: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="text" busy={busy} onClick={() => void show()}>
        {t('Digest_Preview')}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={t('Digest_PreviewTitle')}>
        {letter && (
          <>
            <p className={typeStyles.note}>{letter.subject}</p>
            <iframe
              className={styles.preview}
              title={t('Digest_PreviewTitle')}
              sandbox=""
              srcDoc={letter.html}
            />
            <details>
              <summary>{t('Digest_PlainText')}</summary>
              <pre className={styles.plain}>{letter.text}</pre>
            </details>
          </>
        )}
      </Modal>
    </>
  );
}
