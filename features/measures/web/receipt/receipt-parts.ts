import type { InputOf, OutputOf } from '#platform/web/api.ts';
import type { Formats } from '#platform/ui/figures/use-formats.ts';

export type MeasureReceipt = NonNullable<OutputOf<'measure/getMeasure'>['receipt']>;
export type Promised = NonNullable<MeasureReceipt['promise']>;
/** What a measure of the economy is worth. */
export type Worth = NonNullable<MeasureReceipt['worth']>;
export type ReceiptOutcome = NonNullable<MeasureReceipt['outcome']>;
export type Preview = OutputOf<'measure/previewReceipt'>;

/** What is frozen with an acceptance. */
export type FrozenChoice = InputOf<'measure/acceptMeasure'>['receipt'];

/** The promise at the end of its weeks, in signed whole per cent. */
export function promisedWords({ weeks }: Pick<Promised, 'weeks'>, { change }: Formats) {
  const { q05, q50, q95 } = weeks.at(-1)!;
  return { median: change(q50, 0), low: change(q05, 0), high: change(q95, 0) };
}

/** People lifted and what that costs a month, the nine tenths of the runs. */
export function worthWords({ lifted, cost }: Pick<Worth, 'lifted' | 'cost'>, formats: Formats) {
  return {
    low: formats.integer(roughly(lifted.q05)),
    high: formats.integer(roughly(lifted.q95)),
    cost: formats.shortRoubles(cost.q50),
  };
}

/** Two digits of a whole number: no computation of families knows more of them. */
export function roughly(value: number): number {
  return Math.round(Number(value.toPrecision(2)));
}
