import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { ModelWarnings } from '#features/models/public.web.ts';
import { promisedWords, type Promised, type ReceiptOutcome } from './receipt-parts.ts';
import { ReceiptRows } from './ReceiptRows.tsx';

interface Props {
  promise: Promised;
  outcome?: ReceiptOutcome | null;
}

/** What a promise assumes, says and rests on, line by line. */
export function PromiseCard({ promise, outcome = null }: Props) {
  const t = useText();
  const formats = useFormats();
  const { low, high, cases, modelVersion, members, seed, inputHash, twins } = promise;
  const words = promisedWords(promise, formats);
  const range = (from: string, to: string): string => t('MeasureReceipt_Range', { low: from, high: to });
  const people = (value: number): string => formats.integer(Math.round(value));
  const rows: [name: string, value: string][] = [
    [t('MeasureReceipt_Row_contacts'), range(formats.percent(low, 0), formats.percent(high, 0))],
    [t('MeasureReceipt_Row_median'), words.median],
    [t('MeasureReceipt_Row_band'), range(words.low, words.high)],
    [t('MeasureReceipt_Row_people'), range(people(cases.q05), people(cases.q95))],
    ...cameRows(outcome, t, formats),
    [t('MeasureReceipt_Row_twins'), twins.map(({ shortName }) => shortName).join(', ') || '—'],
    [t('MeasureReceipt_Row_model'), t('MeasureReceipt_Model', { version: modelVersion, members, seed })],
    [t('MeasureReceipt_Row_inputs'), inputHash],
  ];
  return (
    <>
      <ReceiptRows rows={rows} />
      <ModelWarnings warnings={promise.warnings} />
    </>
  );
}

function cameRows(
  outcome: ReceiptOutcome | null,
  t: ReturnType<typeof useText>,
  { change, integer }: ReturnType<typeof useFormats>,
): [string, string][] {
  if (outcome === null || outcome.gap === null) return [];
  return [
    [t('MeasureReceipt_Row_gap'), change(outcome.gap, 0)],
    [t('MeasureReceipt_Row_before'), integer(outcome.before ?? 0)],
    [t('MeasureReceipt_Row_after'), integer(outcome.after ?? 0)],
  ];
}
