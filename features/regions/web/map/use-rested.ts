import { useEffect, useRef, useState } from 'react';

/** The hand rests when it has not moved for so long. */
const restMs = 200;

/** The day on which the hand rested last; none before it moved. `onRest` hears of each. */
export function useRested(day: string | undefined, onRest: (day: string) => void): string | null {
  const [rested, setRested] = useState<string | null>(null);
  const tell = useRef(onRest);
  useEffect(() => void (tell.current = onRest));
  useEffect(() => {
    if (day === undefined) return;
    // Turning the page for each day that is passed would hold the hand up.
    const rest = setTimeout(() => {
      setRested(day);
      tell.current(day);
    }, restMs);
    return () => clearTimeout(rest);
  }, [day]);
  return rested;
}
