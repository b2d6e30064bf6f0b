import { useMemo } from 'react';
import { useWritten, type Offer } from './use-written.ts';

/**
 * Several fields that are written to be sent, kept together as `useWritten` keeps a text. `describe` names what was kept
 * in words; what it finds nothing in is not offered.
 */
export function useWrittenFields<Values extends object>(
  form: string,
  start: Values,
  describe: (values: Values) => string,
) {
  const { text, write, settle, offer } = useWritten(form, JSON.stringify(start));
  const values = useMemo(() => readFields(text, start), [text, start]);
  const words = offer.earlier === null ? '' : describe(readFields(offer.earlier, start));
  return {
    values,
    write: (part: Partial<Values>): void => write(JSON.stringify({ ...values, ...part })),
    /** They went out, or are given up: nothing of them is kept, and these stand in the fields. */
    settle: (next: Values): void => settle(JSON.stringify(next)),
    offer: { ...offer, earlier: words.trim() === '' ? null : words } satisfies Offer,
  };
}

/** What was kept, as far as the form still has such fields; any other field as it begins. */
export function readFields<Values extends object>(text: string, start: Values): Values {
  try {
    const kept = JSON.parse(text) as unknown;
    if (typeof kept !== 'object' || kept === null) return start;
    const known = Object.entries(kept).filter(([name]) => name in start);
    return { ...start, ...Object.fromEntries(known) };
  } catch {
    return start;
  }
}
