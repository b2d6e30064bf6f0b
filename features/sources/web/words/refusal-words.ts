import type { Translate } from '#platform/web/text.ts';
import { ApiError } from '#platform/web/api.ts';

const known = [
  'html_instead',
  'bad_encoding',
  'not_json',
  'not_xml',
  'not_statistics',
  'cut_off',
  'no_rows',
  'missing_columns',
  'service_error',
  'bad_expression',
  'too_many_rows',
  'bad_workbook',
  'bad_parquet',
  'bad_archive',
  'no_link',
  'too_heavy',
  'stopped',
  'too_many_refused',
  'needs_file',
  'ended_early',
  'http_error',
  'timed_out',
  'too_large',
  'local_address',
] as const;

/** Why a source was refused, in a sentence. */
export function sayRefusal(
  t: Translate,
  { reason, details }: { reason: string; details: Readonly<Record<string, string | number>> | null },
): string {
  const told = known.find((one) => one === reason) ?? 'unreachable';
  const { columns = '', said = '', refused = '', status = '' } = details ?? {};
  return t(`Sources_Refusal_${told}`, { columns, said, refused, status });
}

/** What a failed call means to an operator. */
export function sayFailure(t: Translate, error: unknown): string {
  return error instanceof ApiError ? error.problem.title : t('Sources_Failed');
}
