import type { OwnParts } from '#platform/server/jobs/own-parts.ts';
import type { MutableNews } from '../../domain/muting/find-muted.ts';
import { readMuting } from './read-muting.ts';

interface Item extends MutableNews {
  group?: { members: readonly MutableNews[] } | null;
}

/** A page of news without what the caller mutes, and how many were left out; null where nothing is. */
async function leaveOutMuted(
  { withMuted = false }: { withMuted?: boolean },
  { db, caller }: Parameters<OwnParts[string]>[1],
  answer: { news: readonly Item[] },
): Promise<object | null> {
  if (withMuted) return null;
  const isMuted = await readMuting(db, caller.accountId!);
  let isSame = true;
  const news = answer.news.flatMap((item): Item[] => {
    if (isMuted(item)) return [];
    if (!item.group) return [item];
    const members = item.group.members.filter((member) => !isMuted(member));
    if (members.length === item.group.members.length) return [item];
    isSame = false;
    return [{ ...item, group: { ...item.group, members } }];
  });
  const mutedCount = answer.news.length - news.length;
  return isSame && mutedCount === 0 ? null : { news, mutedCount };
}

/** The feeds and lists that an account reads without what it mutes; an outlet's own page shows it even where it is muted. */
export const mutedParts = Object.fromEntries(
  [
    'Section',
    'news/getNewsList',
    'news/search',
    'news/GetNewsByYugoId',
    'news/GetNewsByYugoList',
    'regiondossier/getNewsByYugoId',
  ].map((key) => [key, leaveOutMuted]),
) as OwnParts;
