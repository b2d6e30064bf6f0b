import { useEffect, useState, type ReactNode } from 'react';
import { useSession } from '#platform/web/session/use-session.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { FeedNews } from '../feed/feed-news.ts';

/** What a visit says at a row of the feed. */
export type VisitRow = (news: FeedNews) => ReactNode;

const nothing: VisitRow = () => null;

/** What came since the reader's last visit, row by row; its scripts come once the page stands. */
export function useVisit(): VisitRow {
  const api = useApi();
  const { isLoggedIn } = useSession();
  const [row, setRow] = useState(() => nothing);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isLeft = false;
    const timer = setTimeout(() => {
      void import('./start-visit.tsx')
        .then(({ startVisit }) => startVisit(api, isLoggedIn))
        .then((visit) => {
          end = visit.end;
          if (isLeft) end();
          else setRow(() => visit.row);
        })
        // The feed is whole without it.
        .catch(() => {});
    }, 1_000);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      end?.();
    };
  }, [api, isLoggedIn]);
  return row;
}
