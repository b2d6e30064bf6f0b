import { useState } from 'react';
import { Input } from '#platform/ui/controls/Input.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { buttonClass } from '#platform/ui/buttons/button-class.ts';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { Modal } from '#platform/ui/dialogs/Modal.tsx';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { sayFailure } from '../words/refusal-words.ts';
import { ImportReport } from './ImportReport.tsx';
import styles from './ImportDialog.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Told when feeds were added. */
  onImported: () => void;
}

/** A list of feeds from a file or the bundled one, with a report for each line that was refused. */
export function ImportDialog({ open, onClose, onImported }: Props) {
  const t = useText();
  const api = useApi();
  const [file, setFile] = useState<File | null>(null);
  const [isPaused, setPaused] = useState(false);
  const [busy, setBusy] = useState<'file' | 'bundled' | null>(null);
  const [report, setReport] = useState<OutputOf<'feeds/importFeeds'> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const importList = async (which: 'file' | 'bundled') => {
    setBusy(which);
    setFailure(null);
    try {
      const opml = which === 'file' ? await file?.text() : undefined;
      setReport(await api.call('feeds/importFeeds', { opml, isPaused }));
      onImported();
    } catch (error) {
      setReport(null);
      setFailure(sayFailure(t, error));
    } finally {
      setBusy(null);
    }
  };
  return (
    <Modal open={open} onClose={onClose} title={t('Feeds_Import')} description={t('Feeds_ImportLead')}>
      <div className={styles.form}>
        <label className={styles.file}>
          <Input
            type="file"
            className="sr-only"
            accept=".opml,.xml,text/xml,application/xml,text/x-opml"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
          <span className={buttonClass()}>
            <Icon name="folder" /> {t('Feeds_ImportChoose')}
          </span>
          <span>{file?.name ?? t('Feeds_ImportNone')}</span>
        </label>
        <div>
          <Checkbox label={t('Feeds_ImportPaused')} checked={isPaused} onChange={setPaused} />
          <p className={styles.hint}>{t('Feeds_ImportPausedHint')}</p>
        </div>
        <div className={styles.buttons}>
          <Button
            variant="primary"
            disabled={file === null}
            busy={busy === 'file'}
            onClick={() => void importList('file')}
          >
            {t('Feeds_ImportGo')}
          </Button>
          <Button busy={busy === 'bundled'} onClick={() => void importList('bundled')}>
            {t('Feeds_ImportBundled')}
          </Button>
        </div>
        {failure !== null && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        {report !== null && <ImportReport report={report} />}
      </div>
    </Modal>
  );
}
