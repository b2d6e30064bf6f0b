import { useEffect, useState } from 'react';
import { useSession } from '#platform/web/session/use-session.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { StoryHeadline } from '../answers.ts';

/** Numbers of a story's headlines that came since the reader's last visit; none where all of them did, which would tell nothing. */
export function useUnseen(headlines: readonly StoryHeadline[]): ReadonlySet<number> {
  const api = useApi();
  const { isLoggedIn } = useSession();
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    const timer = setTimeout(() => {
      void import('./visit-memory.ts')
        .then(({ visitSince }) => visitSince(api, isLoggedIn))
        .then(
          (found) => isLeft || setSince(found),
          // The story is whole without it.
          () => {},
        );
    }, 1_000);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [api, isLoggedIn]);
  const unseen = since === null ? [] : headlines.filter(({ date }) => Date.parse(date) > Date.parse(since));
  return new Set(unseen.length === headlines.length ? [] : unseen.map(({ newsId }) => newsId));
}
