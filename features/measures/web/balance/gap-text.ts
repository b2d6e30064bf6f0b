import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Translate } from '#platform/web/text.ts';
import type { BalanceRow } from './load-balance.ts';

/** The distance of a figure in words: in points where the unit is per cent, else as a part of the reference. */
export function gapText(row: BalanceRow, t: Translate, formats: Formats): string {
  const { gap, unit, decimals } = row;
  if (gap === null) return '';
  const isPercent = unit.code.startsWith('percent');
  return isPercent
    ? t('Balance_Points', { points: formats.signed(gap.difference, decimals) })
    : formats.change((gap.difference / row.reference!.value) * 100, 0);
}

/** The same distance without its direction, for a sentence that says the direction itself. */
export function gapSize(
  { gap, unit, decimals, reference }: BalanceRow,
  t: Translate,
  formats: Formats,
): string {
  if (gap === null || reference === null) return '';
  const size = Math.abs(gap.difference);
  return unit.code.startsWith('percent')
    ? t('Balance_Points', { points: formats.number(size, decimals) })
    : formats.percent(Math.abs(size / reference.value) * 100, 0);
}
