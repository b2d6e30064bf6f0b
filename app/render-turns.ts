import { openTurns, type Turns } from '#platform/server/turns.ts';

/**
 * Pages take the thread that answers everything else: few are rendered at once, and who would wait longer than about a
 * second is told to come again, so that calls and health checks are answered whatever comes.
 */
export function openRenderTurns(): Turns {
  return openTurns({ atOnce: 2, maxWaiting: 24, refusal: 'unavailable', retryAfter: 2 });
}
