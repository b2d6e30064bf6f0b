import { useState, type ReactNode } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import { useFileNotes } from '#platform/ui/chart-frame/use-file-notes.ts';
import { useStart } from '#platform/web/start-context.ts';
import { saveTable } from '#platform/ui/tables/save-table.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { ListFilters, ListedMeasure } from '../list/load-list.ts';
import { savedTable } from './saved-table.ts';
import styles from './SaveList.module.css';
import type { Api } from '#platform/web/api.ts';

const pageSize = 500;

/** Every measure that filters let through, page by page; told how many are there after each. */
async function gatherMeasures(
  api: Api,
  filters: ListFilters,
  onPage: (gathered: number, total: number) => void,
): Promise<ListedMeasure[]> {
  const rows: ListedMeasure[] = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { measures, total } = await api.call('measure/getMeasures', { ...filters, pageIndex, pageSize });
    rows.push(...measures);
    onPage(rows.length, total);
    if (measures.length < pageSize) return rows;
  }
}

const formats = ['csv', 'xlsx'] as const;

/** Saves every measure that the filters let through, one row each, with sources and acts. */
export function SaveList({
  filters,
  name,
  children,
}: {
  filters: ListFilters;
  name: string;
  /** Other ways to take the list along. */
  children?: ReactNode;
}) {
  const t = useText();
  const api = useApi();
  const locale = useLocale();
  const fileNotes = useFileNotes();
  const { clock } = useStart();
  const [done, setDone] = useState<{ done: number; total: number } | 'failed' | null>(null);
  const save = async (format: (typeof formats)[number]): Promise<void> => {
    try {
      const rows = await gatherMeasures(api, filters, (gathered, total) =>
        setDone({ done: gathered, total }),
      );
      await saveTable(format, name, savedTable(rows, t), {
        locale,
        notes: fileNotes({ title: name, source: t('Measures_FileSource'), knownOn: clock.day }),
      });
      setDone(null);
    } catch {
      setDone('failed');
    }
  };
  const isBusy = done !== null && done !== 'failed';
  return (
    <div className={styles.save}>
      {formats.map((format) => (
        <Button key={format} size="small" icon="download" disabled={isBusy} onClick={() => void save(format)}>
          {t('MeasuresTable_Save', { format: format.toUpperCase() })}
        </Button>
      ))}
      <output>
        {done === 'failed' ? t('MeasuresTable_SaveFailed') : isBusy ? t('MeasuresTable_Saving', done) : null}
      </output>
      {children}
    </div>
  );
}
