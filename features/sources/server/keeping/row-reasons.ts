import { z } from 'zod';
import type { RequestContext } from '#platform/server/context.ts';

/** In whose language something is sentence. */
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

const ofEntities = 'entity_';

/** Refused records with their reasons as sentences of a language. */
export function sayRefused(refused: readonly RefusedRecord[], { translate, locale }: Saying) {
  return refused.map(({ row, reasons }) => ({
    row,
    reason: reasons.map((reason) => sayReason(reason, { translate, locale })).join(' '),
    codes: reasons.map(({ code }) => code),
  }));
}

/** Records about entities are refused in the words of the import of entities. */
function sayReason({ code, details }: RowReason, { translate, locale }: Saying): string {
  if (!code.startsWith(ofEntities)) return translate(locale, `Sources_Row_${code}`, details);
  const { value = '', position = '', expected = '' } = details;
  const sentence = translate(locale, `EntityFiles_Fault_${code.slice(ofEntities.length)}`, {
    position,
    expected,
  });
  return value === '' ? sentence : `${value}: ${sentence}`;
}
