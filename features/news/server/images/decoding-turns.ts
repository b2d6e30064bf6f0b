import { openTurns } from '#platform/server/turns.ts';

/** One picture at a time for the whole process: a reader's before those of the feeds, four readers waiting at most. */
export const decodingTurns = openTurns({
  atOnce: 1,
  maxWaiting: 4,
  refusal: 'too_many_requests',
  retryAfter: 5,
});
