import { useEffect } from 'react';

/** Steps on through `count` moments while it plays, and stops at the last. */
export function usePlaying(
  playing: boolean,
  count: number,
  frameMs: number,
  setIndex: (step: (index: number | null) => number) => void,
  setPlaying: (playing: boolean) => void,
): void {
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      setIndex((index) => {
        const next = Math.min(count - 1, (index ?? 0) + 1);
        if (next === count - 1) setPlaying(false);
        return next;
      });
    }, frameMs);
    return () => clearInterval(timer);
  }, [playing, count, frameMs, setIndex, setPlaying]);
}
