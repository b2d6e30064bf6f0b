import type { Translate } from '#platform/web/text.ts';
import { ApiError } from '#platform/web/api.ts';
import { refusalText } from '../../domain/refusal-text.ts';

/** Why a source was refused, in a sentence. */
export function sayRefusal(t: Translate, refusal: Parameters<typeof refusalText>[0]): string {
  const { key, values } = refusalText(refusal);
  return t(key, values);
}

/** What a failed call means to an operator. */
export function sayFailure(t: Translate, error: unknown): string {
  return error instanceof ApiError ? error.problem.title : t('Sources_Failed');
}
