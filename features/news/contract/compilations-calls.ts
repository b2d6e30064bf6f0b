import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Flag, IsoMoment, PageIndex, pageSize } from '#platform/contract/fields.ts';
import { feedPageSize } from '../domain/feed/reading/feed-limits.ts';
import { NewsItem } from './item/news-item.ts';

const Id = z.coerce.number<number>().int().min(1).max(2_147_483_647);

const Compilation = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  language: z.string().describe('Of title and description.'),
  isByRule: z.boolean().describe('Filled by itself up to the clock, not picked by hand.'),
  newsCount: z.int().describe('Of what the clock sees.'),
  storyCount: z.int(),
  latestAt: IsoMoment.nullable().describe('Of its newest item.'),
});

/** Calls of compilations, as readers see them. */
export const compilationsContract = {
  'newsCompilations/GetNewsCompilationsList': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary: 'The published compilations that have news at the clock, each with its first headlines.',
    input: z.object({}),
    output: z.array(Compilation.extend({ news: z.array(NewsItem) })),
  }),
  'newsCompilations/GetNewsCompilation': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'A compilation\u2019s name, what it is about and how much it holds.',
    input: z.object({ id: Id }),
    output: Compilation.extend({
      rule: z
        .object({ words: z.array(z.string()), rubrics: z.array(z.string()), days: z.int() })
        .nullable()
        .describe('What fills it, in the caller\u2019s language; null where it is picked by hand.'),
    }),
    errors: ['not_found'],
  }),
  'newsCompilations/GetNewsForCompilation': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary:
      'News of a compilation: by hand in the editor\u2019s order, by rule by day, the widest told story first. With groupByStories each story once, the others of it inside. Pages count from 1; past the end it answers 204.',
    input: z.object({
      compilationId: Id,
      groupByStories: Flag.default(false),
      pageIndex: PageIndex,
      pageSize: pageSize(feedPageSize),
    }),
    output: z
      .object({
        news: z.array(
          NewsItem.extend({
            note: z.string().describe('Why the editor put it here; empty = nothing said.'),
            others: z.array(NewsItem).describe('Up to three more of the story in this compilation.'),
            othersCount: z.int(),
          }),
        ),
        newsTotalCount: z.int(),
        storyTotalCount: z.int(),
      })
      .nullable(),
    errors: ['not_found'],
  }),
} satisfies Contract;
