import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { buttonClass } from '#platform/ui/buttons/button-class.ts';
import { ConfirmDialog } from '#platform/ui/dialogs/ConfirmDialog.tsx';
import { PasswordField } from '#platform/ui/fields/PasswordField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { coolingDays } from '../../domain/contact-code.ts';
import { useDoing } from '../frame/use-doing.ts';
import styles from './Settings.module.css';

type Archive = OutputOf<'people/getArchive'>;

/** Everything of the person as one file, and the way out. */
export function OwnData({ archive }: { archive: Archive | null }) {
  const t = useText();
  return (
    <>
      <OwnArchive archive={archive} />
      <section className={styles.part} aria-labelledby="deletion">
        <h3 id="deletion">{t('People_Deletion')}</h3>
        <p className={styles.note}>{t('People_DeletionNote', { days: coolingDays })}</p>
        <Deletion />
      </section>
    </>
  );
}

const pauseMs = 1500;
const maxLooks = 40;

function OwnArchive({ archive }: { archive: Archive | null }) {
  const t = useText();
  const api = useApi();
  const formats = useFormats();
  const [found, setFound] = useState(archive);
  const { busy, run } = useDoing();
  const order = async (): Promise<void> => {
    if (!(await run('people/orderArchive', {}))) return;
    for (let looks = 0; looks < maxLooks; looks++) {
      const now = await api.call('people/getArchive', {}).catch(() => null);
      setFound(now);
      if (now?.state !== 'waiting') return;
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  };
  const isWaiting = found?.state === 'waiting';
  return (
    <section className={styles.part} aria-labelledby="archive">
      <h3 id="archive">{t('People_Archive')}</h3>
      <p className={styles.note}>{t('People_ArchiveNote')}</p>
      <div className={styles.acts}>
        <Button icon="download" busy={busy || isWaiting} onClick={() => void order()}>
          {t('People_ArchiveOrder')}
        </Button>
        {found?.address && (
          <a className={buttonClass({})} href={found.address} download>
            {t('People_ArchiveTake', { kilobytes: formats.integer(Math.ceil((found.bytes ?? 0) / 1024)) })}
          </a>
        )}
        {found?.state === 'failed' && <span role="alert">{t('Ui_NotDone')}</span>}
      </div>
    </section>
  );
}

function Deletion() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const { busy, run } = useDoing();
  const leave = async (): Promise<void> => {
    // Signed out everywhere: the page that follows is a stranger's.
    if (await run('people/askDeletion', { password })) window.location.assign('/');
  };
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('People_DeletionAsk')}
      </Button>
      <ConfirmDialog
        open={open}
        danger
        busy={busy}
        title={t('People_DeletionTitle')}
        confirmLabel={t('People_DeletionConfirm')}
        onConfirm={() => void leave()}
        onCancel={() => setOpen(false)}
      >
        <div className={styles.form}>
          <p>{t('People_DeletionNote', { days: coolingDays })}</p>
          <PasswordField
            label={t('People_CurrentPassword')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
      </ConfirmDialog>
    </div>
  );
}
