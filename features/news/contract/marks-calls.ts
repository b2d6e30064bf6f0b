import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Flag, IsoMoment, listOf, PageIndex, pageSize } from '#platform/contract/fields.ts';
import { feedPageSize } from '../domain/feed/reading/feed-limits.ts';
import { markKinds } from '../domain/feed/reader-marks.ts';
import { NewsItem } from './item/news-item.ts';

const NewsId = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const MarkKind = z.enum(markKinds);

/** Calls about what a person keeps of the news. */
export const marksContract = {
  'news/setMark': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Marks an item as read, for later, favourite or liked, or takes the mark away; doing it again changes nothing.',
    input: z.object({ newsId: NewsId, kind: MarkKind, on: Flag }),
    output: z.object({ newsId: z.int(), kinds: z.array(MarkKind).describe('All marks the item has now.') }),
    errors: ['news_not_found'],
  }),
  'news/getMarks': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'The caller\u2019s marks of some items, or the last 500 of each kind where no items are named.',
    input: z.object({ newsIds: listOf(NewsId, 200).optional() }),
    output: z.array(z.object({ newsId: z.int(), kinds: z.array(MarkKind) })),
  }),
  'news/getMarkedNews': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'News with one of the caller\u2019s marks, those marked last first. Pages count from 1.',
    input: z.object({ kind: MarkKind, pageIndex: PageIndex, pageSize: pageSize(feedPageSize) }),
    output: z.object({
      news: z.array(NewsItem.extend({ markedAt: IsoMoment })),
      newsTotalCount: z.int(),
    }),
  }),
  'news/countKept': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'How much the caller keeps: news of each mark seen at this clock, and what they muted.',
    input: z.object({}),
    output: z.object({ later: z.int(), favourite: z.int(), liked: z.int(), muted: z.int() }),
  }),
} satisfies Contract;
