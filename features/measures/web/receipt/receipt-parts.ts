import type { InputOf, OutputOf } from '#platform/web/api.ts';
import type { Formats } from '#platform/ui/figures/use-formats.ts';

export type MeasureReceipt = NonNullable<OutputOf<'measure/getMeasure'>['receipt']>;
export type Promised = NonNullable<MeasureReceipt['promise']>;
export type ReceiptOutcome = NonNullable<MeasureReceipt['outcome']>;
export type Preview = OutputOf<'measure/previewReceipt'>;

/** What is frozen with an acceptance. */
export type FrozenChoice = InputOf<'measure/acceptMeasure'>['receipt'];

/** The promise at the end of its weeks, in signed whole per cent. */
export function promisedWords({ weeks }: Pick<Promised, 'weeks'>, { change }: Formats) {
  const { q05, q50, q95 } = weeks.at(-1)!;
  return { median: change(q50, 0), low: change(q05, 0), high: change(q95, 0) };
}
