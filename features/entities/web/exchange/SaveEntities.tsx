import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { fileNameOf, saveFile } from '#platform/ui/tables/save-file.ts';
import { useFileNotes } from '#platform/ui/chart-frame/use-file-notes.ts';
import { saveTable } from '#platform/ui/tables/save-table.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import styles from './EntityFiles.module.css';

/** Saves what is said of entities, each statement with its source: as a table, or for whoever reads FollowTheMoney. */
export function SaveEntities({ ids, name }: { ids: readonly number[]; name: string }) {
  const t = useText();
  const api = useApi();
  const locale = useLocale();
  const fileNotes = useFileNotes();
  const [told, setTold] = useState<'failed' | 'none' | null>(null);
  const table = async (file: 'csv' | 'xlsx'): Promise<void> => {
    const { columns, rows } = await api.call('entities/getExport', { ids: [...ids], form: 'statements' });
    const named = columns.map((key) => ({ key, label: key, kind: 'text' as const }));
    await saveTable(file, name, { columns: named, rows }, { locale, notes: fileNotes({ title: name }) });
  };
  const lines = async (): Promise<void> => {
    const { entities } = await api.call('entities/getExport', { ids: [...ids], form: 'ftm' });
    if (entities.length === 0) return setTold('none');
    const text = entities.map((entity) => `${JSON.stringify(entity)}\n`).join('');
    saveFile(new Blob([text], { type: 'application/x-ndjson' }), fileNameOf(name, 'ftm.json'));
  };
  const start = (work: () => Promise<void>): void => {
    setTold(null);
    work().catch(() => setTold('failed'));
  };
  return (
    <p className={styles.ways} data-print="no">
      <span className={styles.told}>{t('Entities_Save')}</span>
      {(['csv', 'xlsx'] as const).map((file) => (
        <Button
          key={file}
          size="small"
          variant="text"
          icon="download"
          onClick={() => start(() => table(file))}
        >
          {file.toUpperCase()}
        </Button>
      ))}
      <Button size="small" variant="text" icon="download" onClick={() => start(lines)}>
        FollowTheMoney
      </Button>
      {told !== null && (
        <span role="alert">{t(told === 'none' ? 'Entities_SaveNone' : 'Ui_DownloadFailed')}</span>
      )}
    </p>
  );
}
