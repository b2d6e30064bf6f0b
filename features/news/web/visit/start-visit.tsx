import type { Api } from '#platform/web/api.ts';
import { askTogether } from './ask-together.ts';
import { SinceVisit, type Gain } from './SinceVisit.tsx';
import type { VisitRow } from './use-visit.tsx';
import { beginVisit, stopReading } from './visit-memory.ts';

/** Begins the visit: what its rows say, and how to end it. Leaving the front page keeps the lowest headline that was in view: a visit has one such place, and other feeds leave it alone. */
export async function startVisit(
  api: Api,
  isLoggedIn: boolean,
  isFront: boolean,
): Promise<{ row: VisitRow; end: () => void }> {
  const { clock } = await api.call('site/getStart', {});
  const { since, stoppedAt } = await beginVisit(api, isLoggedIn, { clock: clock.news, now: Date.now() });
  const findGain =
    since !== null &&
    askTogether<Gain>(async (storyIds) => {
      const gains = await api.call('news/getNewSince', { storyIds: [...storyIds], since });
      return new Map(gains.map((gain) => [gain.storyId, gain]));
    });
  const row: VisitRow = ({ newsId, story }) =>
    story && (
      <SinceVisit
        key={newsId}
        storyId={story.storyId}
        hasStopped={isFront && newsId === stoppedAt}
        findGain={findGain || null}
      />
    );
  if (!isFront) return { row, end: () => {} };
  const leave = (): void => {
    if (document.visibilityState !== 'hidden') return;
    const newsId = lowestInView();
    if (newsId > 0) void stopReading(api, isLoggedIn, { newsId, now: Date.now() }).catch(() => {});
  };
  document.addEventListener('visibilitychange', leave);
  return { row, end: () => document.removeEventListener('visibilitychange', leave) };
}

/** The last headline that stands in the view or above it, 0 where the page was not scrolled. */
function lowestInView(): number {
  if (scrollY < innerHeight / 2) return 0;
  const links = [...document.querySelectorAll<HTMLElement>('main article [data-news]')];
  const last = links.findLast((link) => link.getBoundingClientRect().top < innerHeight);
  return Number(last?.dataset['news'] ?? 0);
}
