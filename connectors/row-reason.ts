/** Why a record is not taken. */
type RowReasonCode =
  | 'no_number'
  | 'not_number'
  | 'too_large'
  | 'no_divisor'
  | 'no_place'
  | 'period_form'
  | 'known_form'
  | 'no_month_before';

/** A reason with what its sentence names; whoever shows it has the sentence. */
export interface RowReason {
  code: RowReasonCode;
  details: Readonly<Record<string, string>>;
}

/** What stands in place of a value that cannot be read. */
export interface Unread {
  reason: RowReason;
}

/** A reason that names what was written, cut to what a sentence holds. */
export function unread(code: RowReasonCode, details: Readonly<Record<string, string>> = {}): Unread {
  const short = Object.fromEntries(Object.entries(details).map(([name, text]) => [name, text.slice(0, 80)]));
  return { reason: { code, details: short } };
}

/** Whether a part of a record could not be read. */
export function isUnread(part: unknown): part is Unread {
  return typeof part === 'object' && part !== null && 'reason' in part;
}
