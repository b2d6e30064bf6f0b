import type { Delimiter } from './operator-file.ts';
import { refused, type RowReason } from './row-reason.ts';

/** A number as operators write it, or why it is none. A decimal comma is taken where it cannot be anything else. */
export function readValue(written: string, delimiter: Delimiter): { value: number } | { reason: RowReason } {
  const text = written.replace('\u2212', '-');
  if (text === '') return refused('value_empty');
  if (/^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(text)) return finite(Number(text), written);
  if (/^[-+]?\d+,\d+$/.test(text)) {
    if (delimiter === ',') return refused('value_comma', { value: written });
    return finite(Number(text.replace(',', '.')), written);
  }
  if (/^[-+]?\d[\d\s.,']*$/.test(text)) return refused('value_thousands', { value: written });
  return refused('value_word', { value: written });
}

function finite(value: number, written: string): { value: number } | { reason: RowReason } {
  return Number.isFinite(value) ? { value } : refused('value_large', { value: written });
}
