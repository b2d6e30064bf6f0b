import { useRef, useState } from 'react';
import { Input } from '#platform/ui/controls/Input.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { saveTable } from '#platform/ui/tables/save-table.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import { maxLines } from '../../domain/exchange/faults.ts';
import { ImportReport } from './ImportReport.tsx';
import { templateTable, type TemplateForm } from './template-tables.ts';
import { useImport } from './use-import.ts';
import styles from './EntityFiles.module.css';

const templates: readonly TemplateForm[] = ['companies', 'statements'];

/** A file into the registry: whose it is, the report line by line, and only then the entities. */
export function ImportTile() {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [licence, setLicence] = useState('');
  const { check, keep, drop, ...state } = useImport({ title: title.trim(), licence: licence.trim() });
  const isNamed = title.trim() !== '' && licence.trim() !== '';
  return (
    <Tile level={2} title={t('EntityFiles_Bring')} sub={t('EntityFiles_BringNote', { most: maxLines })}>
      <Templates />
      <div className={styles.form}>
        <TextField
          label={t('EntityFiles_SourceTitle')}
          value={title}
          maxLength={200}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextField
          label={t('EntityFiles_Licence')}
          value={licence}
          maxLength={200}
          onChange={(event) => setLicence(event.target.value)}
        />
        <div>
          <Button icon="upload" disabled={!isNamed} busy={state.busy} onClick={() => input.current?.click()}>
            {t('EntityFiles_Choose')}
          </Button>
        </div>
        {!isNamed && <p className={styles.told}>{t('EntityFiles_NameFirst')}</p>}
      </div>
      <Input
        ref={input}
        type="file"
        hidden
        accept=".csv,.xlsx,.json,.jsonl,.ndjson"
        aria-label={t('EntityFiles_Choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void check(file);
          target.value = '';
        }}
      />
      <ImportReport {...state} onKeep={() => void keep()} onDrop={drop} />
    </Tile>
  );
}

function Templates() {
  const t = useText();
  const locale = useLocale();
  const save = (file: 'csv' | 'xlsx', form: TemplateForm) =>
    void saveTable(file, t(`EntityFiles_Form_${form}`), templateTable(form), { locale, notes: null });
  return (
    <p className={styles.ways}>
      {templates.flatMap((form) =>
        (['xlsx', 'csv'] as const).map((file) => (
          <Button key={`${form} ${file}`} size="small" icon="download" onClick={() => save(file, form)}>
            {t('EntityFiles_Template', { form: t(`EntityFiles_Form_${form}`), format: file.toUpperCase() })}
          </Button>
        )),
      )}
    </p>
  );
}
