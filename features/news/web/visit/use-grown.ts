import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { listenStream } from '#platform/web/live/listen-stream.ts';

/** An open page grows while it is read: asked anew when there may be something. Returns what of these numbers came since it was opened. */
export function useGrown(page: number, ids: readonly number[]): ReadonlySet<number> {
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState(() => ({ page, ids: new Set(ids) }));
  if (opened.page !== page) setOpened({ page, ids: new Set(ids) });
  useEffect(() => listenLive(() => void revalidate()), [revalidate]);
  return new Set(ids.filter((id) => !opened.ids.has(id)));
}

const spreadMs = 3_000;

/** Calls back whenever there may be something new, within `withinMs`, while the page is looked at. Returns how to stop. */
export function listenLive(onNews: () => void, withinMs = spreadMs): () => void {
  return listenStream({ address: '/api/news/live', event: 'news', withinMs }, onNews);
}
