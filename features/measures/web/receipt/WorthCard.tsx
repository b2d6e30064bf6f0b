import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { ModelWarnings } from '#features/models/public.web.ts';
import { povertyBand, povertyYears } from '../../domain/receipt/receipt.ts';
import { roughly, type ReceiptOutcome, type Worth } from './receipt-parts.ts';
import { ReceiptRows } from './ReceiptRows.tsx';

interface Props {
  worth: Worth;
  outcome: ReceiptOutcome | null;
  /** Percentage points in words. */
  points: (value: number) => string;
}

/** What a measure of the economy is worth, what that assumes and rests on, and what came of it, line by line. */
export function WorthCard({ worth, outcome, points }: Props) {
  const t = useText();
  const { integer, shortRoubles, roubles, share, percent, day } = useFormats();
  const { instrument, lifted, cost, costPerLifted, poorBefore, poorAfter, modelVersion, members, seed } =
    worth;
  const { kind, per, amount, incomeLimitPm, minChildren, low, high } = instrument;
  const range = (from: string, to: string): string => t('MeasureReceipt_Range', { low: from, high: to });
  const people = (value: number): string => integer(roughly(value));
  const rows: [name: string, value: string][] = [
    [
      t(`MeasureReceipt_Instrument_${kind}`),
      t(`MeasureReceipt_Per_${kind === 'deduction' ? 'child' : per}`, { amount: roubles(amount) }),
    ],
    [
      t('MeasureReceipt_Row_whom'),
      t('MeasureReceipt_Whom', {
        children: kind === 'deduction' ? 0 : minChildren,
        limit: kind === 'deduction' ? 0 : (incomeLimitPm ?? 0),
      }),
    ],
    [t('MeasureReceipt_Row_claimed'), range(percent(low, 0), percent(high, 0))],
    [t('MeasureReceipt_Row_lifted'), range(people(lifted.q05), people(lifted.q95))],
    [t('MeasureReceipt_Row_cost'), range(shortRoubles(cost.q05), shortRoubles(cost.q95))],
    [
      t('MeasureReceipt_Row_costPerLifted'),
      costPerLifted === null
        ? t('MeasureReceipt_NobodyLifted')
        : range(roubles(roughly(costPerLifted.q05)), roubles(roughly(costPerLifted.q95))),
    ],
    [
      t('MeasureReceipt_Row_poor'),
      t('MeasureReceipt_Poor', {
        before: share(poorBefore, 1),
        low: share(poorAfter.q05, 1),
        high: share(poorAfter.q95, 1),
      }),
    ],
    ...cameRows(worth, outcome, { t, points, percent }),
    [t('MeasureReceipt_Row_twins'), worth.twins.map(({ shortName }) => shortName).join(', ') || '—'],
    [
      t('MeasureReceipt_Row_model'),
      t('MeasureReceipt_FamilyModel', { version: modelVersion, members, seed }),
    ],
    [
      t('MeasureReceipt_Row_rules'),
      t('MeasureReceipt_Rules', { year: String(worth.policyYear), day: day(worth.dataAsOf) }),
    ],
    [t('MeasureReceipt_Row_inputs'), worth.inputHash],
  ];
  return (
    <>
      <ReceiptRows rows={rows} />
      <ModelWarnings warnings={worth.warnings} />
    </>
  );
}

function cameRows(
  { starts, lastDay, poorBefore, poorAfter }: Worth,
  outcome: ReceiptOutcome | null,
  { t, points, percent }: Pick<Props, 'points'> & { t: Translate; percent: Formats['percent'] },
): [string, string][] {
  const band = povertyBand(poorBefore, poorAfter);
  const promised = t('MeasureReceipt_Range', { low: points(band.q05), high: points(band.q95) });
  const rows: [string, string][] = [[t('MeasureReceipt_Row_poorBand'), promised]];
  if (outcome === null || outcome.gap === null) return rows;
  const poorIn = (day: string): string => t('MeasureReceipt_Row_poorIn', { year: day.slice(0, 4) });
  return [
    ...rows,
    [t('MeasureReceipt_Row_gap'), points(outcome.gap)],
    [poorIn(povertyYears(starts).before), percent(outcome.before ?? 0, 1)],
    [poorIn(lastDay), percent(outcome.after ?? 0, 1)],
  ];
}
