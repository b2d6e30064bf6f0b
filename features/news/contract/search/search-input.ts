import { z } from 'zod';
import { IsoDate, listOf, Whole, YugoId } from '#platform/contract/fields.ts';
import { locales } from '#platform/shared/locales.ts';
import { longestQuery } from '#features/news/domain/feed/reading/feed-limits.ts';
import { allRubrics } from '#features/news/domain/feed/rubrics.ts';
import { searchAreas } from '#features/news/domain/search/search-address.ts';
import { feedFields, Range, RubricId } from '#features/news/contract/feed/feed-input.ts';

const Id = Whole.min(1).max(2_147_483_647);
/** A line of words; a longer one has a refusal of its own. */
const Words = z.string().max(longestQuery, 'query_too_long').default('');

/** Everything a search may ask for, page and ranking apart. */
export const questionFields = {
  text: Words.describe(
    'All of its words must be there, in any form; "several words" side by side, -word not at all.',
  ),
  all: Words.describe('The same as text: both must hold.'),
  any: Words.describe('At least one of its words or "phrases" must be there.'),
  exclude: Words.describe('None of its words or "phrases" may be there.'),
  area: z
    .enum(searchAreas)
    .default('everywhere')
    .describe('Where words are looked for; everywhere counts the outlet\u2019s name too.'),
  inTitle: feedFields.inTitle.describe('The same as area=title.'),
  range: Range.describe('Days that end with the clock; from and to go before it.'),
  from: IsoDate.optional().describe('First Moscow day.'),
  to: IsoDate.optional().describe('Last Moscow day, included.'),
  rubricId: RubricId.default(allRubrics),
  rubrics: feedFields.rubrics,
  tags: feedFields.tags.describe('The same as text: all of their words must be there.'),
  languages: listOf(z.enum(locales), locales.length).default([]),
  regions: listOf(YugoId, 100).default([]).describe('Any of these regions, cities or districts.'),
  sources: listOf(Id, 100).default([]).describe('Any of these outlets.'),
  entities: listOf(Id, 100).default([]).describe('Any of these objects is named in the headline.'),
  tones: listOf(Whole.min(-1).max(1), 3).default([]).describe('-1 negative, 0 neutral, 1 positive.'),
  genres: listOf(Whole.min(1).max(4), 4).default([]).describe('1 message, 2 article, 3 photo, 4 video.'),
  popularity: listOf(Whole.min(0).max(4), 5)
    .default([])
    .describe('Of the item\u2019s story at the clock: 0 not popular, 1 small, 2 normal, 3 big, 4 hot.'),
  articles: feedFields.articles,
  hot: feedFields.hot,
  dossierType: feedFields.dossierType,
  region: feedFields.region,
  city: feedFields.city,
  district: feedFields.district,
  yugoId: feedFields.yugoId,
  isCity: feedFields.isCity,
  isFederal: feedFields.isFederal,
  groupByStories: feedFields.groupByStories,
  orderBy: feedFields.orderBy,
};

/** A question as it arrives, defaults filled in. */
export type Question = z.output<z.ZodObject<typeof questionFields>>;
