import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText } from '#platform/web/text.ts';
import { dayOrders, decimals, encodings, periods, separators } from '../../domain/choices.ts';
import type { FileRead } from '../load-own-data.ts';
import type { OwnFileState } from '../use-own-file.ts';
import { Step } from './Step.tsx';
import styles from '../OwnData.module.css';

/** How the file was read, told from the whole of it; every answer can be changed. */
export function ReadingStep({ read, state }: { read: FileRead; state: OwnFileState }) {
  const t = useText();
  const { reading, lines } = read;
  const { say } = state;
  const { comma, dot, spaced } = reading.marks;
  const rows = [...new Set([reading.headerRow, ...lines.map(({ row }) => row)])].filter((row) => row > 0);
  const words = <Word extends string>(all: readonly Word[], nameOf: (word: Word) => string) =>
    all.map((value) => ({ value, label: nameOf(value) }));
  return (
    <Step number={2} title={t('OwnData_Reading')} note={t('OwnData_ReadingNote')}>
      <div className={styles.fields}>
        {reading.encoding && (
          <SelectField
            size="small"
            label={t('OwnData_Encoding')}
            value={reading.encoding}
            options={words(encodings, (each) => each)}
            onChange={(encoding) => void say({ encoding: encoding as (typeof encodings)[number] })}
          />
        )}
        {reading.separator && (
          <SelectField
            size="small"
            label={t('OwnData_Separator')}
            value={reading.separator}
            options={words(separators, (each) => t(`OwnData_Separator_${each}`))}
            onChange={(separator) => void say({ separator: separator as (typeof separators)[number] })}
          />
        )}
        <SelectField
          size="small"
          label={t('OwnData_Decimal')}
          value={reading.decimal}
          options={words(decimals, (each) => t(`OwnData_Decimal_${each}`))}
          message={t('OwnData_DecimalWhy', { comma, dot })}
          onChange={(decimal) => void say({ decimal: decimal as (typeof decimals)[number] })}
        />
        <SelectField
          size="small"
          label={t('OwnData_DayOrder')}
          value={reading.dayOrder}
          options={words(dayOrders, (each) => t(`OwnData_DayOrder_${each}`))}
          message={t(reading.isOrderTold ? 'OwnData_DayOrderTold' : 'OwnData_DayOrderUntold')}
          onChange={(dayOrder) => void say({ dayOrder: dayOrder as (typeof dayOrders)[number] })}
        />
        <SelectField
          size="small"
          label={t('OwnData_Period')}
          value={reading.period}
          options={words(periods, (each) => t(`OwnData_Period_${each}`))}
          onChange={(period) => void say({ period: period as (typeof periods)[number] })}
        />
        <SelectField
          size="small"
          label={t('OwnData_Header')}
          value={String(reading.headerRow)}
          options={[
            { value: '0', label: t('OwnData_NoHeader') },
            ...rows
              .toSorted((one, other) => one - other)
              .map((row) => ({ value: String(row), label: t('OwnData_HeaderRow', { row }) })),
          ]}
          onChange={(row) => void say({ headerRow: Number(row) })}
        />
      </div>
      <p className={styles.note}>
        {t('OwnData_Passed', {
          empty: reading.emptyRows,
          totals: reading.totalRows,
          missing: reading.missing,
          spaced,
        })}
      </p>
      <RawLines lines={lines} headerRow={reading.headerRow} />
    </Step>
  );
}

/** The first lines as they stand in the file, its header marked. */
function RawLines({ lines, headerRow }: { lines: FileRead['lines']; headerRow: number }) {
  const t = useText();
  return (
    <ol className={styles.raw} aria-label={t('OwnData_Lines')}>
      {lines.map(({ row, cells }) => (
        <li key={row} className={row === headerRow ? styles.head : undefined}>
          <span className={styles.row}>{row}</span> {cells.join(' · ')}
        </li>
      ))}
    </ol>
  );
}
