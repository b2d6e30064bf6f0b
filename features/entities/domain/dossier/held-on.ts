/** Is a statement true on a day, as far as its own days tell? Days may be years or months; an ended year has ended with its first day. */
export function heldOn(
  { starts, ends }: { starts: string | null; ends: string | null },
  day: string,
): boolean {
  return (starts === null || starts <= day) && (ends === null || ends > day.slice(0, ends.length));
}

/** Newest first by the day things began; what has none comes last. */
export function newestFirst(one: { starts: string | null }, other: { starts: string | null }): number {
  return (other.starts ?? '').localeCompare(one.starts ?? '');
}
