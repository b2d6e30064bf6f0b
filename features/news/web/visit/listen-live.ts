/** Calls back whenever there may be something new, while the page is looked at; where the stream does not come the page is as it was. Returns how to stop. */
export function listenLive(onNews: () => void): () => void {
  if (typeof EventSource === 'undefined') return () => {};
  let stream: EventSource | null = null;
  const follow = (): void => {
    const isWanted = document.visibilityState === 'visible';
    if (isWanted === (stream !== null)) return;
    stream?.close();
    stream = isWanted ? new EventSource('/api/news/live') : null;
    stream?.addEventListener('news', onNews);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stream?.close();
  };
}
