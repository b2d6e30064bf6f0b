/** All who listen hear at once: their questions are spread over so long. */
const spreadMs = 3_000;

/**
 * Calls back whenever there may be something new, within `withinMs`, while the page is looked at; where the stream does not come
 * the page is as it was. Returns how to stop.
 */
export function listenLive(onNews: () => void, withinMs = spreadMs): () => void {
  if (typeof EventSource === 'undefined') return () => {};
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onNews, Math.random() * withinMs);
  };
  const follow = (): void => {
    const isWanted = document.visibilityState === 'visible';
    if (isWanted === (stream !== null)) return;
    stream?.close();
    stream = isWanted ? new EventSource('/api/news/live') : null;
    stream?.addEventListener('news', hear);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    clearTimeout(timer);
    stream?.close();
  };
}
