import { z } from 'zod';
import { FeedTag, NamedObject, NewsItem, RubricName } from './news-item.ts';

const CoveredEvent = z
  .object({
    id: z.int().describe('Number of the compilation that keeps the filter.'),
    title: z.string(),
    description: z.string(),
    jsonFilter: z.string().describe('Its rule as JSON: words by language, rubrics, places, objects, days.'),
    groupByStory: z.boolean(),
    rubricId: z.int().nullable().describe('The one rubric it is narrowed to; null = several or none.'),
    img: z.string().nullable().describe('Address of its cover; null = none is kept for it.'),
  })
  .describe('A saved filter with a cover.');
const Widget = z.array(
  z.object({ date: z.iso.date(), value: z.number(), forecastValue: z.number().nullable() }),
);

const pageKeys = {
  news: z.array(NewsItem),
  popularObject: z
    .array(NamedObject)
    .describe('What the news of the day name most; only where the feed is by story.'),
  bottomWidgetInfo: Widget.nullable(),
  topWidgetInfo: Widget.nullable(),
  childRubrics: z.array(RubricName),
  tags: z
    .array(FeedTag)
    .describe('Words the feed is narrowed by, active; then, where it is by story, the day\u2019s topics.'),
  mainRubric: RubricName.nullable(),
  requestId: z
    .string()
    .describe(
      'Ranking of this feed, frozen for an hour; another one than asked for means that the feed started anew.',
    ),
  subscriptionId: z.int().nullable(),
  isRubricSubscribed: z.boolean(),
  userNewsLeft: z.int().describe('What is left to read of this ranking; -1 = not known.'),
  newsTotalCount: z.int().describe('What there is to read of this ranking in all.'),
  mutedCount: z
    .int()
    .optional()
    .describe('Headlines of this page that were left out because the signed-in caller mutes them.'),
};

/** The home feed's answer: exactly the keys the specification knows. */
export const SectionPage = z.object({
  ...pageKeys,
  newsSecondaryData: z.array(NewsItem),
  smartEvents: z.array(CoveredEvent),
  event: z.array(CoveredEvent),
  linkedArticles: z.array(NewsItem),
});

/** A page of any other feed. */
export const FeedPage = z.object({
  ...pageKeys,
  event: CoveredEvent.nullable(),
  notUnderstood: z
    .array(z.string())
    .optional()
    .describe(
      'Pieces of the question that asked for nothing, as they were typed: signs, an OR beside nothing.',
    ),
  hasStartedAnew: z
    .boolean()
    .describe('The ranking asked for had expired: this is the first page of a new one.'),
});

export type FeedPage = z.output<typeof FeedPage>;
