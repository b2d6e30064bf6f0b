import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Flag } from '#platform/contract/fields.ts';
import { feedFields } from '#features/news/contract/feed/feed-input.ts';
import { FeedPage } from '#features/news/contract/feed/feed-page.ts';
import { questionFields } from './search-input.ts';

const Count = z.int().min(0);
const NamedCount = z.object({ id: z.int(), name: z.string(), count: Count });
const FoundObject = z.object({
  id: z.int(),
  name: z.string().describe('In the language of the caller where it is known.'),
  objectType: z.int().describe('1 company, 2 person, … 11 media.'),
  count: Count.describe('Found headlines that name it.'),
});
const Bucket = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  count: Count,
  isKnown: z.boolean().describe('False where the feeds brought nothing at all in these days.'),
});

/** Calls that search the news. */
export const searchContract = {
  'news/search': endpoint({
    verb: 'POST',
    access: 'public',
    changes: false,
    cached: true,
    mayLag: false,
    summary:
      'News of all rubrics and languages by words, days and what the engine knows of them; pages of a frozen ranking. Past the end it answers 204.',
    input: z.object({
      ...questionFields,
      pageIndex: feedFields.pageIndex,
      pageSize: feedFields.pageSize,
      requestId: feedFields.requestId,
      withMuted: Flag.default(false).describe('Even what the signed-in caller mutes.'),
    }),
    output: FeedPage.nullable(),
    errors: ['query_too_long', 'query_without_words'],
  }),
  'news/getSearchFacets': endpoint({
    verb: 'POST',
    access: 'public',
    changes: false,
    cached: true,
    summary:
      'What a search finds, counted by rubric, region, outlet, object, tone, language and day. A facet that is chosen from counts what its other choices would find.',
    input: z.object(questionFields),
    output: z.object({
      total: Count,
      isPartial: z.boolean().describe('More was found than is counted: the newest 20,000 stand for all.'),
      rubrics: z.array(NamedCount),
      regions: z.array(NamedCount),
      sources: z.array(NamedCount),
      entities: z.array(FoundObject),
      tones: z.array(z.object({ tone: z.int().nullable(), count: Count })),
      languages: z.array(z.object({ language: z.string(), count: Count })),
      days: z
        .array(Bucket)
        .describe('Without gaps from the first to the last day found; months where that is over 92 days.'),
      namedWithWords: z
        .array(FoundObject)
        .describe('Objects whose name has the words that must all be there.'),
    }),
    errors: ['query_too_long', 'query_without_words'],
  }),
  'news/GetObjectsInSearch': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'Objects that the news found by the words name, with counts, and objects whose own name has the words.',
    input: z.object({ searchText: questionFields.text }),
    output: z.object({
      objects: z.array(FoundObject).describe('Most named first, at most 100.'),
      objectStat: z.array(z.object({ objectType: z.int(), count: Count })).describe('How many of each kind.'),
      namedWithWords: z.array(FoundObject),
    }),
    errors: ['query_too_long', 'query_without_words'],
  }),
} satisfies Contract;
