import { unguardCell } from '#platform/shared/delimited.ts';

/** Columns by the names of a header; a name may come in any language. Names nobody knows are listed. */
export function readHeader<Column extends string>(
  header: readonly string[],
  known: ReadonlyMap<string, Column>,
): { columns: (Column | null)[]; unknown: string[] } {
  const columns = header.map((name) => known.get(nameKey(name)) ?? null);
  const unknown = header.filter((name, at) => columns[at] === null && name.trim() !== '');
  return { columns, unknown };
}

/** A name as it is compared: small letters, plain spaces, without the apostrophe that guards formulas. */
export function nameKey(name: string): string {
  return unguardCell(name).replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** A day: 2021-07-12, 12.07.2021, or a spreadsheet's count of days since 30 December 1899; null for anything else. */
export function readDay(text: string): string | null {
  const said = text.trim();
  const [, year, month, day] =
    /^(\d{4})-(\d\d)-(\d\d)$/.exec(said) ?? swap(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(said)) ?? [];
  if (year === undefined)
    return /^\d{5}(\.0+)?$/.test(said) ? dayOf(new Date((Number(said) - 25_569) * 86_400_000)) : null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // The 31st of April is no day, though a date would make one of it.
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) ? dayOf(date) : null;
}

/** A number with spaces between thousands, a comma or a point before decimals; null for anything else. */
export function readNumber(text: string): number | null {
  const said = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(said) && Number.isFinite(Number(said)) ? Number(said) : null;
}

/** Parts of a cell that holds several, parted by semicolons. */
export function readList(text: string): string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const swap = (found: RegExpExecArray | null): string[] | null =>
  found && [found[0], found[3]!, found[2]!.padStart(2, '0'), found[1]!.padStart(2, '0')];
