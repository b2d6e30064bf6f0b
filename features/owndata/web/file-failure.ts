import { fileRefusalKey } from '#platform/ui/tables/file-refusal.ts';
import { ApiError } from '#platform/web/api.ts';
import type { Translate } from '#platform/web/text.ts';

/** Refusals of a whole file that have a sentence here. */
const faults = [
  'archive',
  'bad_encoding',
  'no_sheet',
  'no_header',
  'too_many',
  'too_many_series',
  'wrong_type',
  'no_values',
  'no_indicator',
  'other_period',
  'other_unit',
] as const;

/** Why a file was not taken, in a sentence. */
export function fileFailure(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('Ui_NotDone');
  const { code, fields, title } = error.problem;
  if (code === 'too_large') return t('OwnData_File_too_large');
  const fault = faults.find((each) => each === fields?.[0]?.message);
  if (fault) return t(`OwnData_File_${fault}`);
  const key = fileRefusalKey(fields?.[0]?.message);
  return key ? t(key) : title || t('Ui_NotDone');
}
