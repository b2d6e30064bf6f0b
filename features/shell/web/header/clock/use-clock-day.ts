import { useCurrentRoute } from '#platform/web/routes/routes-context.ts';
import { standsOnNews } from '#platform/web/routes/page-halves.ts';
import { useStart } from '#platform/web/start-context.ts';

/** The day the page's data stands on: that of news on public pages, that of facts in dossiers; null when the clock is real. */
export function useClockDay(): string | null {
  const { clock } = useStart();
  const page = useCurrentRoute();
  const isDossier = page?.access === 'licensed' && !standsOnNews(page.name);
  if (clock.kind === 'real') return null;
  return isDossier ? clock.day : clock.newsDay;
}
