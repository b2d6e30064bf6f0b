import { useEffect, useRef } from 'react';
import type { FeedState } from '../../domain/feed/reading/feed-state.ts';
import type { RunningFeed } from '../../domain/feed/reading/run-feed.ts';
import type { FeedNews } from './feed-news.ts';

const name = 'svodka.place';
/** Beyond this many pages a reload begins at the top again: fetching them would take longer than scrolling. */
const maxPages = 12;
const maxFrames = 12;
/** The scripts of stories may still be on their way. */
const maxFramesToDraw = 180;

interface Place {
  requestId: string;
  pages: number;
  newsId: string;
  /** px from the top of the view. */
  top: number;
}

/** A reload finds every page that was read of the same ranking, and the headline that stood on top in its place. */
export function useKeptPlace(state: FeedState<FeedNews>, feed: RunningFeed<FeedNews>): void {
  const latest = useRef(state);
  useEffect(() => void (latest.current = state));
  useEffect(() => {
    const keep = (): void => storePlace(latest.current);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
  useEffect(() => {
    const place = takePlace();
    if (place?.requestId === feed.state().requestId) void returnTo(place, feed);
  }, [feed]);
}

async function returnTo({ pages, newsId, top }: Place, feed: RunningFeed<FeedNews>): Promise<void> {
  if (pages > maxPages) return;
  for (let page = feed.state().pages.length; page < pages; page += 1) await feed.next();
  settle(newsId, top, maxFrames);
}

/** Pages above take their height only when they come near the view: scrolled until the headline, once it is drawn, stands still. */
function settle(newsId: string, top: number, frames: number, framesToDraw = maxFramesToDraw): void {
  requestAnimationFrame(() => {
    const link = document.querySelector(`[data-news="${newsId}"]`);
    if (!link) return framesToDraw > 0 ? settle(newsId, top, frames, framesToDraw - 1) : undefined;
    const off = link.getBoundingClientRect().top - top;
    if (Math.abs(off) > 1) scrollBy({ top: off, behavior: 'instant' });
    if (frames > 0) settle(newsId, top, frames - 1);
  });
}

function storePlace({ requestId, pages }: FeedState<FeedNews>): void {
  const first = [...document.querySelectorAll<HTMLElement>('[data-news]')].find(
    (link) => link.getBoundingClientRect().top >= 0,
  );
  if (requestId === null || first === undefined || scrollY === 0) return;
  const place = {
    requestId,
    pages: pages.length,
    newsId: first.dataset['news'],
    top: first.getBoundingClientRect().top,
  };
  try {
    sessionStorage.setItem(name, JSON.stringify(place));
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

/** The place that was left, once, and only for a reload. */
function takePlace(): Place | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Place | null;
    sessionStorage.removeItem(name);
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.type === 'reload' ? kept : null;
  } catch {
    return null;
  }
}
