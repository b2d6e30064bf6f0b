import { z } from 'zod';
import { sayOwn } from '#platform/server/texts.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { messages as en } from '../../messages/rows/en.ts';
import { messages as es } from '../../messages/rows/es.ts';
import { messages as ja } from '../../messages/rows/ja.ts';
import { messages as pt } from '../../messages/rows/pt.ts';
import { messages as ru } from '../../messages/rows/ru.ts';

const say = sayOwn({ ru, en, ja, pt, es });

/** Why a record is not taken: a code with what its sentence names. */
export interface RowReason {
  code: string;
  details: Readonly<Record<string, string>>;
}

/** A record that is not taken, with every reason. */
export interface RefusedRecord {
  row: number;
  reasons: readonly RowReason[];
}

const Reason = z.object({ code: z.string(), details: z.record(z.string(), z.string()) });

/** Refused records as runs keep them; earlier runs kept one English sentence each. */
export const KeptRefusals = z.array(
  z.union([
    z.object({ row: z.int(), reasons: z.array(Reason) }),
    z.object({ row: z.int(), reason: z.string() }).transform(({ row, reason }): RefusedRecord => ({
      row,
      reasons: [{ code: 'text', details: { text: reason } }],
    })),
  ]),
);

/** Refused records with their reasons as sentences of a language. */
export function sayRefused(refused: readonly RefusedRecord[], locale: Locale) {
  return refused.map(({ row, reasons }) => ({
    row,
    reason: reasons.map(({ code, details }) => say(locale, keyOf(code), details)).join(' '),
    codes: reasons.map(({ code }) => code),
  }));
}

const keyOf = (code: string): keyof typeof ru => {
  const key = `Sources_Row_${code}`;
  return key in ru ? (key as keyof typeof ru) : 'Sources_Row_text';
};
