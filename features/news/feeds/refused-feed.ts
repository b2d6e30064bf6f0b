/** Why a feed was not taken; the operator sees the reason beside the feed. */
export type RefusalReason =
  | 'bad_address'
  | 'protocol_refused'
  | 'local_address'
  | 'unknown_host'
  | 'connection_failed'
  | 'redirect_loop'
  | 'too_many_redirects'
  | 'http_error'
  | 'gone'
  | 'timed_out'
  | 'too_slow'
  | 'too_large'
  | 'bad_compression'
  | 'wrong_content_type'
  | 'empty'
  | 'web_page'
  | 'not_a_feed'
  | 'entity_expansion'
  | 'too_deep'
  | 'too_many_elements'
  | 'too_slow_to_read'
  | 'robots_refused'
  | 'no_article'
  | 'failed';

/** A feed that cannot be taken as it came; `details` are figures and names for the operator, never content of the feed. */
export class RefusedFeed extends Error {
  readonly reason: RefusalReason;
  readonly details: Readonly<Record<string, string | number>>;
  constructor(
    reason: RefusalReason,
    details: Readonly<Record<string, string | number>> = {},
    cause?: unknown,
  ) {
    super(`feed refused: ${reason}`, { cause });
    this.name = 'RefusedFeed';
    this.reason = reason;
    this.details = details;
  }
}
