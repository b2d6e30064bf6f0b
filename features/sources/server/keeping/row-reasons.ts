import { z } from 'zod';
import type { RequestContext } from '#platform/server/context.ts';

/** In whose language something is said. */
export type Saying = Pick<RequestContext, 'translate' | 'locale'>;

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
export function sayRefused(refused: readonly RefusedRecord[], { translate, locale }: Saying) {
  return refused.map(({ row, reasons }) => ({
    row,
    reason: reasons.map(({ code, details }) => translate(locale, `Sources_Row_${code}`, details)).join(' '),
    codes: reasons.map(({ code }) => code),
  }));
}
