import { useCallback, useEffect } from 'react';
import { startCounter, type ReachGoal } from '#platform/web/analytics.ts';
import { useStart } from '#platform/web/start-context.ts';

let reachGoal: ReachGoal | undefined;

/** Begins counting once in a visit; nothing happens without a counter id. */
export function useVisitCounter(): void {
  const { analyticsId } = useStart();
  useEffect(() => {
    if (reachGoal === undefined) reachGoal = startCounter(analyticsId);
  }, [analyticsId]);
}

/** Tells the counter that somebody went to buy or try. */
export function useBuyGoal(): () => void {
  return useCallback(() => reachGoal?.('buy-try'), []);
}
