/** How a code of ОКВЭД-2 is written: a section's letter, or a class with up to two further parts. */
export const okvedPattern = /^(?:[A-U]|\d\d(?:\.\d{1,2}(?:\.\d{1,2})?)?)$/;

/**
 * The number of an entry in an address, found from its code alone. Sections are 1 to 21, any other a one before its
 * digits (62.01 → 16201), so that no two codes share one.
 */
export function entryIdOf(code: string): number {
  return /^[A-U]$/.test(code) ? code.charCodeAt(0) - 64 : Number(`1${code.replaceAll('.', '')}`);
}

/** The code of an entry by its number in an address; null where no code has it. */
export function codeOfEntry(id: number): string | null {
  if (id >= 1 && id <= 21) return String.fromCharCode(64 + id);
  const digits = /^1(\d\d)(\d{1,2})?(\d{1,2})?$/.exec(String(id));
  if (digits === null) return null;
  return digits
    .slice(1)
    .filter((part) => part !== undefined)
    .join('.');
}

/** The code under which everything of several codes lies: letters become their classes, what lies within another goes. */
export function widestCodes(
  codes: readonly string[],
  classesOf: (section: string) => readonly string[],
): string[] {
  const wide = codes.flatMap((code) => (/^[A-U]$/.test(code) ? classesOf(code) : [code]));
  return [...new Set(wide)]
    .filter((code) => !wide.some((other) => other !== code && code.startsWith(other)))
    .sort();
}

/** Whether a code lies within any of some classes or their parts: a part's code begins with that of its whole. */
export function isWithin(code: string, wide: readonly string[]): boolean {
  return wide.some((whole) => code.startsWith(whole));
}
