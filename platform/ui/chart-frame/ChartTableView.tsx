import type { ChartCell, ChartColumn, ChartTable } from '#platform/charts/frame/chart-table.ts';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import table from '#platform/ui/tables/Table.module.css';
import { useText } from '#platform/web/text.ts';
import styles from './ChartFrame.module.css';

/** The chart's data as a table: same rounding, dates in words, gaps named. */
export function ChartTableView({ title, data }: { title: string; data: ChartTable }) {
  const t = useText();
  const formats = useFormats();
  return (
    // A block that scrolls must be reachable by Tab, or the keyboard cannot scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['scroll']} tabIndex={0} aria-label={t('Ui_TableLabel', { title })}>
      <table className={table['table']}>
        <thead>
          <tr>
            {data.columns.map(({ key, label, kind }) => (
              <th key={key} scope="col" className={kind === 'number' ? undefined : table['left']}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row, index) => (
            <tr key={index}>
              {data.columns.map((column, at) => (
                <td key={column.key} className={column.kind === 'number' ? undefined : table['left']}>
                  {writeCell(row[at] ?? null, column, formats)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function writeCell(cell: ChartCell, { kind }: ChartColumn, formats: Formats) {
  if (cell === null) return <NoData />;
  if (kind === 'date' && typeof cell === 'string' && cell.length === 10) return formats.day(cell);
  return typeof cell === 'number' ? formats.number(cell) : cell;
}
