import type { Api } from '#platform/web/api.ts';
import type { MutableNews } from '../../domain/muting/find-muted.ts';
import { loadMuting } from './load-muting.ts';

interface Page {
  /** What the answer itself left out already. */
  mutedCount?: number | undefined;
  news: readonly MutableNews[];
}

/**
 * A page of any feed without what the caller mutes, and how many were left out. Feeds are the same for everybody and
 * cached as such; this is where they become the reader's own, so nothing of it reaches a cache that others share.
 */
export async function withoutMuted<Given extends Page | null>(
  api: Api,
  asked: Promise<Given>,
): Promise<Given & { hidden: number }> {
  const [page, muting] = await Promise.all([asked, loadMuting(api)]);
  if (page === null) return page as Given & { hidden: number };
  if (muting.words.length + muting.sources.length === 0) return { ...page, hidden: page.mutedCount ?? 0 };
  const { mutedTest } = await import('../../domain/muting/find-muted.ts');
  const isMuted = mutedTest(muting);
  const news = page.news.filter((item) => !isMuted(item)).map((item) => withoutMutedMembers(item, isMuted));
  return { ...page, news, hidden: (page.mutedCount ?? 0) + page.news.length - news.length };
}

interface Grouped {
  group?: { members: readonly MutableNews[] } | null;
}

/** A story's further headlines obey as its lead does. */
function withoutMutedMembers<News extends MutableNews & Grouped>(
  item: News,
  isMuted: (news: MutableNews) => boolean,
): News {
  if (!item.group) return item;
  return {
    ...item,
    group: { ...item.group, members: item.group.members.filter((member) => !isMuted(member)) },
  };
}

/** What leaves out of a list beside a page what the caller mutes; for lists without outlets the words alone decide. */
export async function muteLists(
  api: Api,
): Promise<<Row extends Omit<MutableNews, 'sourceId'>>(rows: readonly Row[]) => Row[]> {
  const muting = await loadMuting(api);
  if (muting.words.length + muting.sources.length === 0) return (rows) => [...rows];
  const { mutedTest } = await import('../../domain/muting/find-muted.ts');
  const isMuted = mutedTest(muting);
  return (rows) => rows.filter((row) => !isMuted({ sourceId: 0, ...row }));
}
