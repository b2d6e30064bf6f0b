import { lazy, Suspense, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useText } from '#platform/web/text.ts';
import { hasKeeper, marksNow, setMark } from '../marks/marks.ts';
import styles from './FeedKeys.module.css';

const KeysHelp = lazy(async () => ({ default: (await import('./KeysHelp.tsx')).KeysHelp }));
const statusMs = 2_500;
/** A dialog that is open: one that is a popover stands in the page when it is closed as well. */
const openDialog = '[role=dialog]:not([popover]), [role=dialog]:popover-open';

/** What a key did, said for a moment. */
type Said =
  | 'News_Kept_later'
  | 'News_NotKept_later'
  | 'News_MarkedRead'
  | 'News_MarkedUnread'
  | 'News_MarkFailed'
  | 'News_LogInToKeep';

/**
 * Keys of a feed: j and k go to the next and the previous headline, o opens it, m marks it read, s keeps it for later,
 * ? tells the keys. Not while something is typed. Returns what they say and show; it stands in the feed.
 */
export function useFeedKeys(list: RefObject<HTMLDivElement | null>): ReactNode {
  const t = useText();
  const [said, setSaid] = useState<Said | null>(null);
  const [helps, setHelps] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector(openDialog) !== null) return;
      if (event.key === '?') return setHelps(true);
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-news]') ?? [])];
      const at = placeIn(links);
      if (event.key === 'j') goTo(links[at + 1]);
      else if (event.key === 'k') goTo(links[Math.max(0, at - 1)]);
      else if (event.key === 'o') links[at]?.click();
      else if (event.key === 'm' || event.key === 's') void mark(links[at], event.key).then(setSaid);
    };
    // Ahead of React, which holds keys back while the story under the focus is not taken over yet.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [list]);
  useEffect(() => {
    const timer = said === null ? undefined : setTimeout(() => setSaid(null), statusMs);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <>
      <output className={said === null ? 'sr-only' : styles.said}>{said !== null && t(said)}</output>
      {helps && (
        <Suspense>
          <KeysHelp canKeep={hasKeeper()} onClose={() => setHelps(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The focus goes there, and what it stands in into the middle of the view, so that more than its first line is read. */
function goTo(link: HTMLElement | undefined): void {
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: 'center' });
}

/** The headline the focus stands at or behind, -1 before the first. */
function placeIn(links: readonly HTMLElement[]): number {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return -1;
  return links.findLastIndex(
    (link) =>
      link === activeElement ||
      (link.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

/** Turns a mark over; null where there is nothing to mark. */
async function mark(link: HTMLElement | undefined, key: 'm' | 's'): Promise<Said | null> {
  const newsId = Number(link?.dataset['news']);
  if (!(newsId > 0)) return null;
  if (key === 's' && !hasKeeper()) return 'News_LogInToKeep';
  const kind = key === 'm' ? 'read' : 'later';
  const on = !marksNow()[kind].has(newsId);
  try {
    await setMark(newsId, kind, on);
  } catch {
    return 'News_MarkFailed';
  }
  if (kind === 'read') return on ? 'News_MarkedRead' : 'News_MarkedUnread';
  return on ? 'News_Kept_later' : 'News_NotKept_later';
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
