import { useRef, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { aboutOfTable, knownOnOf, pageSubject } from '#platform/ui/chart-frame/about-of-frame.ts';
import { notesOf } from '#platform/ui/chart-frame/chart-metadata.ts';
import { useChartDescription } from '#platform/ui/chart-frame/use-chart-description.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { saveTable } from './save-table.ts';
import { tableForFile, type TableColumn } from './table-column.ts';
import styles from './Table.module.css';

interface Props<Row> {
  title: string;
  columns: readonly TableColumn<Row>[];
  table: { rows: readonly Row[]; query: string; setQuery: (query: string) => void };
  searchable?: boolean;
  downloadable?: boolean;
}

/** The line above a table: filter, count of rows, files. */
export function TableTools<Row>({ title, columns, table, searchable, downloadable }: Props<Row>) {
  const t = useText();
  const locale = useLocale();
  const describe = useChartDescription();
  const line = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const save = (file: 'csv' | 'xlsx') => {
    setFailed(false);
    const about = aboutOfTable(line.current, title);
    const knownOn = knownOnOf(line.current?.closest('[data-tile]') ?? null);
    const described = describe(about, knownOn);
    const notes = notesOf(described);
    const name = nameOfFile(title);
    saveTable(file, name, tableForFile(table.rows, columns), { locale, notes }).catch(() => setFailed(true));
  };
  return (
    <div ref={line} className={styles.tools} data-print="no">
      {searchable && (
        <SearchField
          size="small"
          label={t('Ui_FilterRows')}
          placeholder={t('Ui_FilterRows')}
          value={table.query}
          onChange={table.setQuery}
        />
      )}
      {/* That a table has one row is seen. */}
      <output className={styles.grow}>
        {(searchable || table.rows.length !== 1) && t('Ui_RowsCount', { count: table.rows.length })}
      </output>
      {failed && <span role="alert">{t('Ui_DownloadFailed')}</span>}
      {downloadable && (
        <span className={styles.files}>
          <Button size="small" variant="text" icon="download" onClick={() => save('csv')}>
            CSV
          </Button>
          <Button size="small" variant="text" onClick={() => save('xlsx')}>
            XLSX
          </Button>
        </span>
      )}
    </div>
  );
}

/** A file travels without its page: its name begins with whom the page is about. */
function nameOfFile(title: string): string {
  const subject = pageSubject();
  return subject === '' || title.includes(subject) ? title : `${subject} ${title}`;
}
