import { listenStream } from '#platform/web/live/listen-stream.ts';

const spreadMs = 3_000;

/** Calls back whenever there may be something new, within `withinMs`, while the page is looked at. Returns how to stop. */
export function listenLive(onNews: () => void, withinMs = spreadMs): () => void {
  return listenStream({ address: '/api/news/live', event: 'news', withinMs }, onNews);
}
