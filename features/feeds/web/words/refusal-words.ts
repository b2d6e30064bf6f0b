import type { MessageKey } from '#app/messages.ts';
import type { Translate } from '#platform/web/text.ts';
import { ApiError } from '#platform/web/api.ts';

/** A refusal as the calls tell it. */
export interface ToldRefusal {
  readonly reason: string;
  readonly details: Readonly<Record<string, unknown>> | null;
}

const known: ReadonlySet<string> = new Set([
  'bad_address',
  'protocol_refused',
  'local_address',
  'unknown_host',
  'connection_failed',
  'redirect_loop',
  'too_many_redirects',
  'http_error',
  'gone',
  'timed_out',
  'too_slow',
  'too_large',
  'bad_compression',
  'wrong_content_type',
  'empty',
  'web_page',
  'not_a_feed',
  'entity_expansion',
  'too_deep',
  'too_many_elements',
  'too_slow_to_read',
  'failed',
  'repeated',
  'not_opml',
  'too_many_entries',
  'no_feeds',
  'no_article',
  'robots_refused',
]);

/** What went wrong and what one can do, in a sentence. */
export function sayRefusal(t: Translate, { reason, details }: ToldRefusal): string {
  const key = known.has(reason) ? reason : 'unknown';
  return t(`Feeds_Refusal_${key}` as MessageKey, { status: String(details?.['status'] ?? '') });
}

const faultKinds = {
  encoding_conflict: 'encoding',
  encoding_guessed: 'encoding',
  unknown_encoding: 'encoding',
  invalid_bytes: 'encoding',
  not_xml_type: 'type',
  items_cut: 'cut',
  items_without_content: 'items',
  repeated_items: 'items',
  date_refused: 'dates',
  date_unreadable: 'unread',
} as const;

/** What was wrong with a feed that could be read all the same, each kind once; '' for a flawless one. */
export function sayFaults(t: Translate, faults: readonly string[]): string {
  const kinds = faults.map((fault) => faultKinds[fault as keyof typeof faultKinds] ?? 'markup');
  return [...new Set(kinds)].map((kind) => t(`Feeds_Fault_${kind}`)).join(', ');
}

/** What a failed call means to the editor: the feed's own reason where there is one, else the call's sentence. */
export function sayFailure(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t('Feeds_Refusal_unknown');
  const { code, details = null, title } = error.problem;
  const reason = details?.['reason'];
  return (code === 'feed_refused' || code === 'opml_refused') && typeof reason === 'string'
    ? sayRefusal(t, { reason, details })
    : title;
}
