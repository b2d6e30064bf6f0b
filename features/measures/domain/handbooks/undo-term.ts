/** A merge of two entries can be taken back for this long. Unit: days. */
export const undoDays = 30;

/** The last moment at which a merge can be taken back. */
export function undoUntil(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + undoDays * 86_400_000);
}
