import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const key = 'svodka_on_the_way';

/** Remembers where a navigation leads until it has arrived; gives the way to call then. */
export function rememberWay(address: string): () => void {
  sessionStorage.setItem(key, address);
  return () => sessionStorage.removeItem(key);
}

/**
 * Where the reader was going when a part of the program did not load: the router then reloads the page it came from
 * without a word, and this is how the page knows. Null on every other start, and once the reader went on.
 */
export function useLostWay(): string | null {
  const { key: shown } = useLocation();
  const [first] = useState(shown);
  const lost = useSyncExternalStore(never, readLostWay, () => null);
  return shown === first ? lost : null;
}

let lostWay: string | null | undefined;

/** Read once: from then on the note is of the next navigation. */
function readLostWay(): string | null {
  if (lostWay !== undefined) return lostWay;
  lostWay = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return lostWay;
}

function never(): () => void {
  return () => {};
}
