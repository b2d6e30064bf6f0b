import { useRef } from 'react';
import { Input } from '#platform/ui/controls/Input.tsx';
import { Link } from '#platform/web/Link.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import { saveTable } from '#platform/ui/tables/save-table.ts';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText, type Translate } from '#platform/web/text.ts';
import { columnNames, maxTableRows, tableColumns } from '../../domain/table/table-columns.ts';
import { useTable, type TableReport } from './use-table.ts';
import styles from './TableTile.module.css';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';

/** Measures out of a table: the template, the report row by row, and only then the drafts. */
export function TableTile() {
  const t = useText();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const { check, keep, drop, ...table } = useTable();
  const save = (file: 'csv' | 'xlsx') =>
    void saveTable(file, t('MeasuresTable_Template'), templateTable(t), { locale, notes: null });
  return (
    <Tile level={2} title={t('MeasuresTable_Title')} sub={t('MeasuresTable_Lead', { most: maxTableRows })}>
      <p className={styles.ways}>
        <Button size="small" icon="download" onClick={() => save('xlsx')}>
          {t('MeasuresTable_TemplateAs', { format: 'XLSX' })}
        </Button>
        <Button size="small" icon="download" onClick={() => save('csv')}>
          {t('MeasuresTable_TemplateAs', { format: 'CSV' })}
        </Button>
        <Button size="small" icon="upload" busy={table.busy} onClick={() => input.current?.click()}>
          {t('MeasuresTable_Choose')}
        </Button>
      </p>
      <Input
        ref={input}
        type="file"
        hidden
        accept=".csv,.xlsx"
        aria-label={t('MeasuresTable_Choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void check(file);
          target.value = '';
        }}
      />
      <TableReportView {...table} onKeep={() => void keep()} onDrop={drop} />
    </Tile>
  );
}

interface Props {
  report: TableReport | null;
  failure: string | null;
  busy: boolean;
  onKeep: () => void;
  onDrop: () => void;
}

/** What the file says: refused as a whole, cell by cell, ready to be kept, or kept. */
export function TableReportView({ report, failure, busy, onKeep, onDrop }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  if (failure !== null) return <p role="alert">{failure}</p>;
  if (report === null) return null;
  const { rows, refused, refusedCount, unknownColumns, ids } = report;
  if (ids.length > 0)
    return (
      <p role="status">
        {t('MeasuresTable_Kept', { count: ids.length })}{' '}
        <Link to={buildRoute('action', { id: ids[0]!, mode: 'edit' })}>{t('MeasuresTable_First')}</Link>
      </p>
    );
  return (
    <>
      <p role="status">
        {t('MeasuresTable_Report', { rows, refused: refusedCount })}
        {unknownColumns.length > 0 &&
          ` ${t('MeasuresTable_UnknownColumns', { columns: unknownColumns.slice(0, 10).join(', ') })}`}
      </p>
      {refusedCount > 0 ? (
        <RefusedCells refused={refused} />
      ) : (
        rows > 0 && (
          <p className={styles.ways}>
            <Button variant="primary" busy={busy} onClick={onKeep}>
              {t('MeasuresTable_Keep', { count: rows })}
            </Button>
            <Button onClick={onDrop}>{t('MeasuresTable_Drop')}</Button>
          </p>
        )
      )}
    </>
  );
}

function RefusedCells({ refused }: Pick<TableReport, 'refused'>) {
  const t = useText();
  const columns: TableColumn<TableReport['refused'][number]>[] = [
    { key: 'row', label: t('MeasuresTable_Row'), kind: 'number', digits: 0, value: ({ row }) => row },
    {
      key: 'column',
      label: t('MeasuresTable_Column'),
      kind: 'text',
      value: ({ column }) => t(columnNames[column]),
    },
    {
      key: 'reason',
      label: t('MeasuresTable_Why'),
      kind: 'text',
      value: ({ reason }) => t(`MeasuresTable_Fault_${reason}`),
      wrap: true,
    },
    { key: 'value', label: t('MeasuresTable_Value'), kind: 'text', value: ({ value }) => value, wrap: true },
  ];
  return (
    <DataTable
      title={t('MeasuresTable_Refused')}
      rows={refused}
      columns={columns}
      rowKey={({ row, column, reason, value }) => `${row} ${column} ${reason} ${value}`}
      maxHeight={420}
      downloadable
    />
  );
}

/** The template: the columns in the language of the page, and one row that shows how each is written. */
function templateTable(t: Translate): ChartTable {
  const shown: Partial<Record<(typeof tableColumns)[number], string>> = {
    title: t('MeasuresTable_Sample_title'),
    direction: t('Measures_Direction_1'),
    yugoIds: 'RU-MOW; RU-TVE',
    goal: t('MeasuresTable_Sample_goal'),
    subjects: `${t('Measures_Subject_age')}: 65+; ${t('Measures_Subject_okved')}: 56`,
    starts: '2021-07-12',
    ends: '2021-09-05',
    budget: '18400000',
    strictness: '2',
    code: 'C4',
    legalLink: 'https://example.org/act',
  };
  return {
    columns: tableColumns.map((key) => ({ key, label: t(columnNames[key]), kind: 'text' })),
    rows: [tableColumns.map((key) => shown[key] ?? null)],
  };
}
