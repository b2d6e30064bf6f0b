import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';

type Piece = OutputOf<'event/getExclusiveTab'>['sentences'][number]['pieces'][number];

/** What stands behind a number, as it comes over the wire. */
export type BriefReceipt = Extract<Piece, { kind: 'number' }>['receipt'];

/** Turns a receipt of the wire into one that is drawn. */
export function useReceiptFacts() {
  const { day: writeDay } = useFormats();
  return (figure: string, { period, addends, total, source, knownAt, call }: BriefReceipt) => ({
    figure,
    period,
    addends,
    total: { label: total.label ?? undefined, value: total.value },
    source,
    received: knownAt === null ? undefined : writeDay(knownAt),
    call,
  });
}
