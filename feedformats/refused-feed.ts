/** Why what came was not taken as a feed or an article; the operator sees the reason beside the feed. */
export type FeedRefusal =
  | 'empty'
  | 'too_large'
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
  readonly reason: FeedRefusal;
  readonly details: Readonly<Record<string, string | number>>;
  constructor(reason: FeedRefusal, details: Readonly<Record<string, string | number>> = {}, cause?: unknown) {
    super(`feed refused: ${reason}`, { cause });
    this.name = 'RefusedFeed';
    this.reason = reason;
    this.details = details;
  }
}
