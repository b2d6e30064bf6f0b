import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Flag, IsoMoment, pageSize } from '#platform/contract/fields.ts';
import { CountedEntity, NamedPlace, TitleMark } from '#features/news/contract/entity-fields.ts';
import { RequestId, RubricId } from '#features/news/contract/feed/feed-input.ts';
import { NewsItem } from './news-item.ts';

const NewsId = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const relatedCount = pageSize(4, 30);
const relatedRubric = RubricId.default(11);

/** A headline of a text that several outlets have. */
const TextCopy = z.object({
  newsId: z.int(),
  date: IsoMoment,
  hasTime: z.boolean(),
  title: z.string(),
  language: z.string(),
  sourceId: z.int(),
  sourceName: z.string(),
});

const Analysis = z.object({
  isAnalysed: z.boolean().describe('False until the engine has read the item; then nothing below is known.'),
  rubricShare: z
    .number()
    .nullable()
    .describe('Trust 0…1 in the rubric; null where a feed, a section or an editor gave it.'),
  notNewsShare: z.number().describe('Probability 0…1 that it is no news: a quiz, horoscope, offer.'),
  places: z.array(NamedPlace),
  marks: z
    .array(TitleMark)
    .describe('What the headline names and counts, in reading order, without overlaps.'),
  entities: z.array(CountedEntity.omit({ count: true })),
});

const FullText = z.object({
  html: z.string().describe('Sanitised.'),
  origin: z.enum(['feed', 'source', 'own']),
  licence: z.string().nullable(),
  quotes: z.array(z.object({ text: z.string(), by: z.string().nullable() })),
});

/** Calls about single news and what stands beside them. */
export const itemContract = {
  'news/getNews': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary:
      'A news item with what is known of it: its analysis, its text where that may be shown, who repeats it, more from its outlet that day, and headlines of those days that share its words.',
    input: z.object({ newsId: NewsId, requestId: RequestId }),
    output: z.object({
      news: NewsItem,
      sourceDomain: z.string(),
      sameSource: z.array(NewsItem),
      similar: z.array(NewsItem),
      nextNewsId: z.int().nullable(),
      analysis: Analysis,
      text: FullText.nullable().describe('Null where only the headline may be shown.'),
      copies: z
        .object({ original: TextCopy, reprints: z.array(TextCopy) })
        .nullable()
        .describe(
          'One text in several outlets, the first of them its original; null when nobody repeats it.',
        ),
      earlierTitles: z.array(z.object({ until: IsoMoment, title: z.string() })),
    }),
    errors: ['news_not_found'],
  }),
  'news/GetNewsById': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary: 'A news item by its id.',
    input: z.object({ id: NewsId }),
    output: NewsItem,
    errors: ['news_not_found'],
  }),
  'news/GetNextNews': endpoint({
    verb: 'POST',
    access: 'public',
    changes: false,
    cached: true,
    mayLag: false,
    summary:
      'The item after this one in a ranking; without a ranking that is still kept, the next one below the score. At the end it answers 204.',
    input: z.object({ id: NewsId, requestId: RequestId, score: z.coerce.number<number>().optional() }),
    output: NewsItem.nullable(),
    errors: ['news_not_found'],
  }),
  'news/GetNewsListByRubricId': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary:
      'Some news of a rubric, the best or a random choice of the best hundred, without the one that is being read.',
    input: z.object({
      pageSize: relatedCount,
      random: Flag.default(false),
      rubricId: relatedRubric,
      id: NewsId.optional(),
    }),
    output: z.array(NewsItem),
  }),
  'news/GetRecommendedNewsList': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary:
      'What to read after an item: headlines of those days that share its words, those of the rubric first; never the item itself.',
    input: z.object({
      pageSize: relatedCount,
      currentNewsId: NewsId,
      random: Flag.default(false),
      rubricId: relatedRubric,
    }),
    output: z.array(NewsItem),
    errors: ['news_not_found'],
  }),
} satisfies Contract;
