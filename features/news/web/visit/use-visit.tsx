import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createStore, type Store } from '#platform/web/create-store.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { FeedNews } from '../feed/feed-news.ts';

/** What a visit says at a row of the feed. */
export type VisitRow = (news: FeedNews) => ReactNode;

type Visit = Store<VisitRow, VisitRow>;

const nothing: VisitRow = () => null;

/**
 * What came since the reader's last visit, row by row; its scripts come once the page stands. What is returned stays the
 * same when it does: a new one would blank the rows that are not taken over yet.
 */
export function useVisit(isFront: boolean): VisitRow {
  const api = useApi();
  const { isLoggedIn } = useSession();
  const [visit] = useState<Visit>(() => createStore((_before: VisitRow, row: VisitRow) => row, nothing));
  const [drawRow] = useState<VisitRow>(() => (news: FeedNews) => <Row visit={visit} news={news} />);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isLeft = false;
    const timer = setTimeout(() => {
      void import('./start-visit.tsx')
        // Who left while the scripts came, for another language too, begins no visit in the old one.
        .then(({ startVisit }) => (isLeft ? null : startVisit(api, isLoggedIn, isFront)))
        .then((begun) => {
          if (begun === null) return;
          end = begun.end;
          if (isLeft) end();
          else visit.send(begun.row);
        })
        // The feed is whole without it.
        .catch(() => {});
    }, 1_000);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      end?.();
    };
  }, [api, isLoggedIn, isFront, visit]);
  return drawRow;
}

function Row({ visit, news }: { visit: Visit; news: FeedNews }) {
  return useSyncExternalStore(visit.subscribe, visit.get, () => nothing)(news);
}
