/** What is listened to and how soon it is told on. */
interface StreamWish {
  address: string;
  event: string;
  /** All who listen hear at once: their questions are spread over so long. Unit: ms. */
  withinMs: number;
  /** Calls back when the stream opens too: what happened before it did, or while it was cut, is not missed. */
  alsoOnOpen?: boolean;
}

/**
 * Calls back at each event of a stream while the page is looked at; where the stream does not come the page is as it was.
 * Returns how to stop.
 */
export function listenStream(
  { address, event, withinMs, alsoOnOpen = false }: StreamWish,
  onEvent: () => void,
): () => void {
  if (typeof EventSource === 'undefined') return () => {};
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onEvent, Math.random() * withinMs);
  };
  const follow = (): void => {
    const isWanted = document.visibilityState === 'visible';
    if (isWanted === (stream !== null)) return;
    stream?.close();
    stream = isWanted ? new EventSource(address) : null;
    stream?.addEventListener(event, hear);
    if (alsoOnOpen) stream?.addEventListener('open', hear);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    clearTimeout(timer);
    stream?.close();
  };
}
