import type { Recipe } from './recipe.ts';
import { textOf, type SourceRecord } from './record.ts';
import { unread } from './row-reason.ts';
import type { RefusedRow, SourceRow } from './take-rows.ts';

/** Rows of records that say something only together: held until the last one. */
export interface Gathering {
  take(row: SourceRow, record: SourceRecord): void;
  /** What they say together. */
  rows(): Iterable<SourceRow | RefusedRow>;
}

/** A gathering where the recipe needs one: editions, values to add up, months counted from January. */
export function openGathering({ newest, sum, cumulative }: Recipe): Gathering | null {
  if (!newest && !sum && !cumulative) return null;
  const held = new Map<string, { rank: string; row: SourceRow }>();
  return {
    take(row, record) {
      const key = `${seriesOf(row)}|${row.period}`;
      const rank = newest ? rankOf(newest, record) : '';
      const before = held.get(key);
      if (before === undefined || before.rank < rank) held.set(key, { rank, row });
      else if (sum && before.rank === rank)
        held.set(key, { rank, row: { ...before.row, value: before.row.value + row.value } });
    },
    rows() {
      const rows = [...held.values()].map(({ row }) => row);
      return cumulative ? withoutMonthBefore(rows) : rows;
    },
  };
}

const seriesOf = ({ indicator, dims, place }: SourceRow): string => `${indicator}|${dims}|${place}`;

function rankOf({ column, pattern }: { column: string; pattern: string }, record: SourceRecord): string {
  const found = new RegExp(pattern).exec(textOf(record[column]));
  return found?.[1] ?? found?.[0] ?? '';
}

/** What each month brought; one whose predecessor of the same year is not there says nothing. */
function* withoutMonthBefore(rows: readonly SourceRow[]): Generator<SourceRow | RefusedRow> {
  const values = new Map(rows.map((row) => [`${seriesOf(row)}|${row.period}`, row.value]));
  for (const row of rows) {
    const [year = '', month = ''] = row.period.split('-');
    const before = `${year}-${String(Number(month) - 1).padStart(2, '0')}`;
    const value = month === '01' ? 0 : values.get(`${seriesOf(row)}|${before}`);
    if (value === undefined) {
      const { reason } = unread('no_month_before', { period: row.period, before });
      yield { kind: 'refused', row: row.row, reasons: [reason] };
    } else yield { ...row, value: Number((row.value - value).toPrecision(15)) };
  }
}
