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
