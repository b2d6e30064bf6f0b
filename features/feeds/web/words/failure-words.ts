import type { Translate } from '#platform/web/text.ts';
import { ApiError } from '#platform/web/api.ts';
import { sayRefusal } from './refusal-words.ts';

/** What a failed call means to the editor: the feed's own reason where there is one, else the call's sentence. */
export function sayFailure(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t('Feeds_Refusal_unknown');
  const { code, details = null, title } = error.problem;
  const reason = details?.['reason'];
  return (code === 'feed_refused' || code === 'opml_refused') && typeof reason === 'string'
    ? sayRefusal(t, { reason, details })
    : title;
}
