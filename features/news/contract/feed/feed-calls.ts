import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, pageSize, YugoId } from '#platform/contract/fields.ts';
import { sectionPageSize, maxPages, feedPageSize } from '#features/news/domain/feed/reading/feed-limits.ts';
import { allRubrics, defaultRubric } from '#features/news/domain/feed/rubrics.ts';
import { NewsId, NewsItem } from '#features/news/contract/item/news-item.ts';
import { feedFields, OrderBy, RequestId, RubricId } from './feed-input.ts';
import { FeedPage, SectionPage } from './feed-page.ts';

/** Calls that give news page by page. */
export const feedContract = {
  Section: endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary:
      'The home feed: the stories of a rubric, best first, each by its lead. Pages count from 0; past the end it answers 204.',
    input: z.object({
      rubricId: RubricId.default(defaultRubric),
      pageSize: pageSize(sectionPageSize),
      pageIndex: z.coerce.number<number>().int().min(0).max(100_000).default(0),
      requestId: RequestId,
      hot: feedFields.hot,
      tags: feedFields.tags,
      orderBy: OrderBy,
    }),
    output: SectionPage.nullable(),
  }),
  'news/getNewsList': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary:
      'News of a rubric, narrowed by words, tags, rubrics or place. Pages count from 1; past the end it answers 204.',
    input: z.object({ rubricId: RubricId.default(defaultRubric), ...feedFields }),
    output: FeedPage.nullable(),
    errors: ['query_too_long'],
  }),
  'news/GetNewsBySourceId': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary:
      'News of one outlet, newest first, with its name. Pages count from 1; past the end it answers 204.',
    input: z.object({
      sourceId: z.coerce.number<number>().int().min(1).max(2_147_483_647),
      pageIndex: feedFields.pageIndex,
      pageSize: pageSize(feedPageSize),
      requestId: RequestId,
    }),
    output: FeedPage.extend({
      source: z.object({
        sourceId: z.int(),
        name: z.string(),
        domain: z.string(),
        icon: z.string().nullable(),
      }),
    }).nullable(),
    errors: ['not_found'],
  }),
  'news/GetStoriesByNewsId': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary:
      'The story of an item as it was known at the clock: its originals, newest first, each with what repeats it. Pages count from 1; past the end it answers 204.',
    input: z.object({ newsId: NewsId, pageIndex: feedFields.pageIndex, pageSize: pageSize(feedPageSize) }),
    output: z
      .object({
        story: NewsItem.shape.story,
        news: z.array(NewsItem.extend({ reprints: z.array(NewsItem) })),
        newsTotalCount: z.int().describe('Originals.'),
      })
      .nullable(),
    errors: ['news_not_found'],
  }),
  'news/GetBasisEvents': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary:
      'The big events of the last days, latest day first: stories that were big or hot at the end of a day they grew on, at most ten a day.',
    input: z.object({
      days: z.coerce
        .number<number>()
        .int()
        .min(1)
        .max(31)
        .default(7)
        .describe('How many, the clock\u2019s own included.'),
      rubricId: RubricId.default(allRubrics),
      yugoId: YugoId.optional(),
    }),
    output: z.array(z.object({ day: IsoDate, events: z.array(NewsItem) })),
  }),
  'news/getLatest': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary: `How many news, or stories with something new, came since a ranking was frozen, for the line that announces them; at most ${maxPages}.`,
    input: z.object({ requestId: RequestId.unwrap() }),
    output: z.object({ count: z.int(), isExpired: z.boolean().describe('The ranking is no longer kept.') }),
  }),
} satisfies Contract;
