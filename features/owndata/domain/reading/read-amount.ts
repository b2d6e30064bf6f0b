import { readNumber } from '#connectors/read-number.ts';
import type { Decimal } from '../choices.ts';

/** What stands where there is no value. */
const missing = [
  '',
  '-',
  '–',
  '—',
  '…',
  '...',
  '..',
  '.',
  ':',
  'x',
  'х',
  'н/д',
  'н.д.',
  'нет данных',
  'n/a',
  'na',
];
const marks = { comma: ',', dot: '.' } as const;
const grouped = {
  comma: /^[-+−]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/,
  dot: /^[-+−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/,
};

/** A written amount; null where the cell says there is none, undefined where it is no number. A sign of per cent behind it says nothing new. */
export function readAmount(cell: string, decimal: Decimal): number | null | undefined {
  const written = cell.trim().replace(/%$/, '').trim();
  if (missing.includes(written.toLowerCase())) return null;
  const other = decimal === 'comma' ? '.' : ',';
  const bare = written.replaceAll(/[\s\u00A0\u202F']/g, '');
  if (bare.includes(other) && !grouped[decimal].test(bare)) return undefined;
  const read = readNumber(bare.replaceAll(other, ''), { decimal: marks[decimal], missing: [] });
  return typeof read === 'number' ? read : undefined;
}

/** Decimal marks of some cells, counted: what stands before the last digits of each. */
export function countMarks(cells: readonly string[]): { comma: number; dot: number; spaced: number } {
  const count = { comma: 0, dot: 0, spaced: 0 };
  for (const cell of cells) {
    const bare = cell.trim().replaceAll(/[\s\u00A0\u202F'%]/g, '');
    if (/^[-+−]?[\d.]*,\d+$/.test(bare)) count.comma += 1;
    else if (/^[-+−]?[\d,]*\.\d+$/.test(bare)) count.dot += 1;
    if (/\d[\u00A0\u202F ]\d{3}/.test(cell)) count.spaced += 1;
  }
  return count;
}

/** Digits behind the decimal mark, the most of all values; four at most. */
export function decimalsOf(values: readonly number[]): number {
  return values.reduce((most, value) => {
    const [, fraction = ''] = String(Math.round(value * 10_000) / 10_000).split('.');
    return Math.max(most, Math.min(4, /e/.test(fraction) ? 0 : fraction.length));
  }, 0);
}
