import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
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
  const [failed, setFailed] = useState(false);
  const save = (file: 'csv' | 'xlsx') => {
    setFailed(false);
    saveTable(file, title, tableForFile(table.rows, columns), { locale }).catch(() => setFailed(true));
  };
  return (
    <div className={styles.tools} data-print="no">
      {searchable && (
        <SearchField
          size="small"
          label={t('Ui_FilterRows')}
          placeholder={t('Ui_FilterRows')}
          value={table.query}
          onChange={table.setQuery}
        />
      )}
      <output className={styles.grow}>{t('Ui_RowsCount', { count: table.rows.length })}</output>
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
