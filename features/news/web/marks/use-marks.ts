import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#platform/web/session/use-session.ts';
import { useApi } from '#platform/web/use-api.ts';
import { keepMarksWith, marksNow, noMarks, onMark, type Marks } from './marks.ts';

/** Whether the visitor read an item: a headline is drawn anew when its own mark changes, not with everybody's. */
export function useIsRead(newsId: number): boolean {
  return useSyncExternalStore(
    onMark,
    () => marksNow().read.has(newsId),
    () => false,
  );
}

/** The visitor's marks; a page that shows or sets marks calls it once, so that a signed-in person's are kept with the account. */
export function useMarks(): Marks {
  const api = useApi();
  const { account, isLoggedIn } = useSession();
  useEffect(() => {
    void keepMarksWith(
      isLoggedIn
        ? {
            accountId: account.id,
            load: () => api.call('news/getMarks', {}),
            save: (newsId, kind, on) => api.call('news/setMark', { newsId, kind, on }),
          }
        : null,
    );
  }, [api, account.id, isLoggedIn]);
  return useSyncExternalStore(onMark, marksNow, noMarks);
}
