/** A written number, null where the source has none, or why it is not taken. */
export function readNumber(
  cell: unknown,
  { decimal, missing }: { decimal: '.' | ','; missing: readonly string[] },
): number | null | { reason: string } {
  if (typeof cell === 'number') return missing.includes(String(cell)) ? null : finite(cell);
  if (cell === null || cell === undefined) return null;
  if (typeof cell !== 'string') return { reason: 'the value is no number' };
  const written = cell.trim();
  if (missing.includes(written)) return null;
  const plain = written.replaceAll(/[\s\u00A0\u202F']/g, '').replace('\u2212', '-');
  const text = decimal === ',' ? plain.replace(',', '.') : plain;
  if (missing.includes(text) || missing.includes(String(Number(text)))) return null;
  if (!/^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(text))
    return { reason: `value «${written.slice(0, 40)}» is not a number` };
  return finite(Number(text));
}

function finite(value: number): number | { reason: string } {
  return Number.isFinite(value) ? value : { reason: 'the value is too large' };
}
