import { useDeferredValue } from 'react';
import { useRested } from '#platform/charts/frame/use-rested.ts';

/**
 * What stands below the picture follows a choice when the hand rests. A choice comes by a navigation, which waits for all
 * that it changes: this is drawn after it, in pieces. Keep the value the same until it changes.
 */
export function useAtRest<Value>(value: Value): Value {
  return useDeferredValue(useRested(value));
}
