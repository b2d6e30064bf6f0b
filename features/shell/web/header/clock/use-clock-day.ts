import { useStart } from '#platform/web/start-context.ts';

/** The day the page's data stands on; null when the clock is real. */
export function useClockDay(): string | null {
  const { clock } = useStart();
  return clock.kind === 'real' ? null : clock.day;
}
