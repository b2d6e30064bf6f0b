import type { Delimiter } from './operator-file.ts';

/** A number as operators write it, or why it is none. A decimal comma is taken where it cannot be anything else. */
export function readValue(written: string, delimiter: Delimiter): { value: number } | { reason: string } {
  const text = written.replace('\u2212', '-');
  if (text === '') return { reason: 'value is empty; leave the row out when there is no value' };
  if (/^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(text)) return finite(Number(text), written);
  if (/^[-+]?\d+,\d+$/.test(text)) {
    if (delimiter === ',')
      return {
        reason: `value «${written}» may be a decimal comma or a thousands mark; write it with a point`,
      };
    return finite(Number(text.replace(',', '.')), written);
  }
  if (/^[-+]?\d[\d\s.,']*$/.test(text))
    return {
      reason: `value «${written}» has marks between thousands; write digits and one decimal mark only`,
    };
  return { reason: `value «${written}» is not a number` };
}

function finite(value: number, written: string): { value: number } | { reason: string } {
  return Number.isFinite(value) ? { value } : { reason: `value «${written}» is too large` };
}
