import type { ChartCell, ChartColumn, ChartTable } from '#platform/charts/frame/chart-table.ts';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import table from '#platform/ui/tables/Table.module.css';
import { useText } from '#platform/web/text.ts';
import { columnDigits } from './column-digits.ts';
import styles from './ChartFrame.module.css';

interface Props {
  title: string;
  data: ChartTable;
  /** px; 0 = as high as it gets, up to the usual limit. */
  height: number;
}

/** The chart's data as a table: same rounding, dates in words, gaps named. */
export function ChartTableView({ title, data, height }: Props) {
  const t = useText();
  const formats = useFormats();
  const digits = data.columns.map((_, at) => columnDigits(data.rows.map((row) => row[at] ?? null)));
  return (
    // A block that scrolls must be reachable by Tab, or the keyboard cannot scroll it.
    <section
      className={styles['scroll']}
      style={{ height: height || undefined }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t('Ui_TableLabel', { title })}
    >
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
                  {writeCell(row[at] ?? null, column, digits[at], formats)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function writeCell(cell: ChartCell, { kind }: ChartColumn, digits: number | undefined, formats: Formats) {
  if (cell === null) return <NoData />;
  if (kind === 'date' && typeof cell === 'string' && cell.length === 10) return formats.day(cell);
  return typeof cell === 'number' ? formats.number(cell, digits) : cell;
}
