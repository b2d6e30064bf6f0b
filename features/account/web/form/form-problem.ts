import type { MessageKey } from '#app/messages.ts';
import type { ErrorCode, Problem } from '#platform/contract/errors.ts';
import { ApiError } from '#platform/web/api.ts';

/** What is wrong with a form: one sentence about the whole, and sentences by field. Either may be missing. */
export interface FormProblem {
  code: ErrorCode | 'fields';
  /** The sentence, or null when the fields say it all. */
  title: string | null;
  fields: Readonly<Record<string, string>>;
  details: Readonly<Record<string, unknown>>;
}

/** Rules of a form's fields: name → key of the sentence about what is wrong, null when right. */
export type FieldRules = Readonly<Record<string, (value: string) => MessageKey | null>>;

/** Checks a form before it is sent; null = nothing is wrong. */
export function checkForm(
  form: FormData,
  rules: FieldRules,
  say: (key: MessageKey) => string,
): FormProblem | null {
  const wrong = Object.entries(rules).flatMap(([name, rule]) => {
    const key = rule(String(form.get(name) ?? ''));
    return key === null ? [] : [[name, say(key)] as const];
  });
  return wrong.length === 0
    ? null
    : { code: 'fields', title: null, fields: Object.fromEntries(wrong), details: {} };
}

/** What a refused call says about the form. */
export function readProblem({ code, title, fields = [], details = {} }: Problem): FormProblem {
  const byField = Object.fromEntries(fields.map(({ path, message }) => [path, message]));
  return { code, title: fields.length > 0 ? null : title, fields: byField, details };
}

/** The same for whatever was thrown; the network has a sentence of its own. */
export function problemOfFailure(error: unknown, unavailable: string): FormProblem {
  if (error instanceof ApiError) return readProblem(error.problem);
  return { code: 'unavailable', title: unavailable, fields: {}, details: {} };
}
