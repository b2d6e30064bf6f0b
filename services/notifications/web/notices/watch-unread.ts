import type { Api } from '#platform/web/api.ts';
import { listenLive } from '#platform/web/live/listen-live.ts';

/** Tells how many notices are unread, now and whenever that changes elsewhere; gives back how to stop. */
export function watchUnread(api: Api, tell: (unread: number) => void): () => void {
  let isLeft = false;
  const ask = (): void =>
    void api.call('notices/getUnreadCount', {}).then(
      ({ unread }) => isLeft || tell(unread),
      // Without an answer the mark stays as it was.
      () => {},
    );
  ask();
  const stop = listenLive('notice', ask);
  return () => {
    isLeft = true;
    stop();
  };
}
