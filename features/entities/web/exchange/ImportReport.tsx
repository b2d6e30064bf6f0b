import { Button } from '#platform/ui/buttons/Button.tsx';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { useText } from '#platform/web/text.ts';
import type { FileReport } from './use-import.ts';
import styles from './EntityFiles.module.css';

interface Props {
  report: FileReport | null;
  failure: string | null;
  busy: boolean;
  onKeep: () => void;
  onDrop: () => void;
}

/** What a file says: refused as a whole, line by line, ready to be kept, or kept. */
export function ImportReport({ report, failure, busy, onKeep, onDrop }: Props) {
  const t = useText();
  if (failure !== null) return <p role="alert">{failure}</p>;
  if (report === null) return null;
  const { form, entities, statements, names, faults, faultCount, importId } = report;
  if (importId !== null) return <p role="status">{t('EntityFiles_Kept', { entities, statements })}</p>;
  return (
    <>
      <p role="status">
        {`${t(`EntityFiles_Form_${form}`)}: ${t('EntityFiles_Report', { entities, statements, faults: faultCount })}`}
      </p>
      {names.length > 0 && <p className={styles.told}>{names.join(' · ')}</p>}
      {entities > 0 && (
        <p className={styles.ways}>
          <Button variant="primary" busy={busy} onClick={onKeep}>
            {t('EntityFiles_Keep', { entities })}
          </Button>
          <Button onClick={onDrop}>{t('EntityFiles_Drop')}</Button>
        </p>
      )}
      {faultCount > 0 && <Faults faults={faults} />}
    </>
  );
}

function Faults({ faults }: Pick<FileReport, 'faults'>) {
  const t = useText();
  const columns: TableColumn<FileReport['faults'][number]>[] = [
    { key: 'line', label: t('EntityFiles_Line'), kind: 'number', digits: 0, value: ({ line }) => line },
    {
      key: 'why',
      label: t('EntityFiles_Why'),
      kind: 'text',
      value: ({ code, position = 0, expected = '' }) =>
        t(`EntityFiles_Fault_${code}`, { position, expected }),
      wrap: true,
    },
    { key: 'value', label: t('EntityFiles_Value'), kind: 'text', value: ({ value }) => value, wrap: true },
    {
      key: 'left',
      label: t('EntityFiles_WhatGoes'),
      kind: 'text',
      value: ({ isLeft }) => t(isLeft ? 'EntityFiles_WholeLine' : 'EntityFiles_PartOfLine'),
    },
  ];
  return (
    <DataTable
      title={t('EntityFiles_Faults')}
      rows={faults}
      columns={columns}
      rowKey={({ line, code, value }) => `${line} ${code} ${value}`}
      maxHeight={420}
      downloadable
    />
  );
}
