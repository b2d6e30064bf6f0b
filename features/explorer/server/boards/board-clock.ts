import type { Caller } from '#platform/server/caller.ts';
import { ownClock, type Clock, type ClockSettings } from '#platform/server/clock.ts';
import { openClock } from '#platform/server/open-clock.ts';

/** By which clock a board is told to its owner where no page is open: the product's own, without a licence that of thirty days ago. */
export function clockOfOwner(
  { hasActiveLicense }: Pick<Caller, 'hasActiveLicense'>,
  config: ClockSettings,
  now: Date,
): Clock {
  const clock = ownClock(config, now);
  return hasActiveLicense ? clock : openClock(clock, config, now);
}
