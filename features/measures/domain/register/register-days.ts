/** The day the bundled registers were taken from their sources, as their SOURCE.md has it. */
export const registersRetrievedOn = '2026-11-22';

/** A measure's last day as it is known on a day. A register tells an end only once it has come; an author says it beforehand. */
export function knownEnd(
  { origin, ends }: { origin: string | null; ends: string | null },
  day: string,
): string | null {
  return origin !== null && ends !== null && ends >= day ? null : ends;
}
