import { z } from 'zod';
import { FeedTag, NamedObject, NewsItem, RubricName } from '#features/news/contract/item/news-item.ts';

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
  z.object({
    date: z.iso.date().describe('Last day of a month.'),
    value: z.number().nullable().describe('Roubles a litre; null in the months that are forecast.'),
    forecastValue: z.number().nullable().describe('Null in the months that were observed.'),
    sample: z.boolean().describe('Generated: no open series of prices exists.'),
  }),
);

const PopularObject = NamedObject.extend({
  url: z.string().describe('Address of its dossier, without the language.'),
  mediaRating: z
    .object({
      current: z.int().describe('Its place among what the news of the day name, 1 = named most.'),
      dynamic: z.number().describe('Headlines of the day less those of a mean day of the seven before.'),
    })
    .describe('How it stands in the news of the day.'),
  popularity: z
    .array(z.object({ date: z.iso.date(), popularity: z.int() }))
    .describe('Headlines that name it by Moscow day, eight days with the clock\u2019s, oldest first.'),
  treeStat: z
    .array(z.object({ id: z.int(), type: z.int(), count: z.int() }))
    .describe('What the same headlines of the day name beside it most, at most three.'),
});

const pageKeys = {
  news: z.array(NewsItem),
  popularObject: z
    .array(PopularObject)
    .describe('What the news of the day name most; only where the feed is by story.'),
  topWidgetInfo: Widget.nullable().describe(
    'Beside the first page of the news of economics: petrol by month, two years. Null elsewhere and where no price is known.',
  ),
  bottomWidgetInfo: Widget.nullable().describe(
    'The same of one year with its forecast: the first three months of it are the shorter horizon, all twelve the longer.',
  ),
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
