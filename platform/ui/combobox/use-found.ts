import { useEffect, useState } from 'react';

const pauseMs = 250;
const shortest = 2;

/** What a box finds while one types: asked after a short pause, the last question alone counts, and what an earlier one found can't be chosen for a later one. */
export function useFound<Found>(ask: (text: string, signal: AbortSignal) => Promise<readonly Found[]>) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly Found[]>([]);
  const [loading, setLoading] = useState(false);
  const text = query.trim();
  const isLong = text.length >= shortest;
  useEffect(() => {
    if (!isLong) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      ask(text.slice(0, 200), leaving.signal)
        .then(setFound, () => setFound([]))
        .finally(() => setLoading(false));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [ask, text, isLong]);
  const type = (next: string): void => {
    setQuery(next);
    setFound([]);
    setLoading(next.trim().length >= shortest);
  };
  return { query, type, loading, found: isLong ? found : [], isEmpty: isLong && !loading };
}
