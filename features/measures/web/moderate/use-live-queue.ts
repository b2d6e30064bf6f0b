import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { listenStream } from '#platform/web/live/listen-stream.ts';

const wish = { address: '/api/measure/live', event: 'queue', withinMs: 500, alsoOnOpen: true };

/** Loads the page's data again whenever a measure took a step, for who sees the queue. */
export function useLiveQueue(isListening: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(
    () => (isListening ? listenStream(wish, () => void revalidate()) : undefined),
    [isListening, revalidate],
  );
}
