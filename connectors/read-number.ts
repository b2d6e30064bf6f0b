import { unread, type Unread } from './row-reason.ts';

/** A written number, null where the source has none, or why it is not taken. */
export function readNumber(
  cell: unknown,
  { decimal, missing }: { decimal: '.' | ','; missing: readonly string[] },
): number | null | Unread {
  if (typeof cell === 'number') return missing.includes(String(cell)) ? null : finite(cell);
  if (cell === null || cell === undefined) return null;
  if (typeof cell !== 'string') return unread('no_number');
  const written = cell.trim();
  if (missing.includes(written)) return null;
  const plain = written.replaceAll(/[\s\u00A0\u202F']/g, '').replace('\u2212', '-');
  const text = decimal === ',' ? plain.replace(',', '.') : plain;
  if (missing.includes(text) || missing.includes(String(Number(text)))) return null;
  if (!/^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(text)) return unread('not_number', { value: written });
  return finite(Number(text));
}

function finite(value: number): number | Unread {
  return Number.isFinite(value) ? value : unread('too_large');
}
