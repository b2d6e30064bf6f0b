import { useCallback, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Modal } from '#platform/ui/dialogs/Modal.tsx';
import { useLoaded } from '#platform/ui/tiles/use-loaded.ts';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import styles from './Digest.module.css';

type Letter = OutputOf<'digest/getLetter'>;

/** The letter as it would go out now: its beginning where it stands, the whole of it in a window. */
export function LetterPreview() {
  const t = useText();
  const api = useApi();
  const load = useCallback((signal?: AbortSignal) => api.call('digest/getLetter', {}, { signal }), [api]);
  const { data: first } = useLoaded(load);
  const [newer, setNewer] = useState<Letter | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const letter = newer ?? first;
  const show = async (): Promise<void> => {
    setBusy(true);
    try {
      setNewer(await load());
      setOpen(true);
    } catch {
      showToast(t('Ui_NotDone'), { kind: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.coming}>
      <div className={styles.comingHead}>
        <h2>{t('Digest_Coming')}</h2>
        <Button variant="text" size="small" busy={busy} onClick={() => void show()}>
          {t('Digest_Preview')}
        </Button>
      </div>
      {/* A picture of it: what is read and pressed is in the window. */}
      <div className={styles.beginning} inert>
        {letter && <Frame title={t('Digest_Coming')} html={letter.html} />}
      </div>
      <Modal open={open} onClose={() => setOpen(false)} title={t('Digest_PreviewTitle')}>
        {letter && (
          <>
            <p className={typeStyles.note}>{letter.subject}</p>
            <Frame title={t('Digest_PreviewTitle')} html={letter.html} />
            <details>
              <summary>{t('Digest_PlainText')}</summary>
              <pre className={styles.plain}>{letter.text}</pre>
            </details>
          </>
        )}
      </Modal>
    </section>
  );
}

/** A frame where nothing of the letter can run; its dark scheme is for readers of mail, and the page's policy would refuse it. */
function Frame({ html, title }: { html: string; title: string }) {
  const light = html.replace(/<style>[^<]*<\/style>/, '').replace('content="light dark"', 'content="light"');
  return <iframe title={title} className={styles.preview} sandbox="" srcDoc={light} />;
}
