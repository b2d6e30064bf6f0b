import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Flag, IsoDate, listOf, pageSize, YugoId } from '#platform/contract/fields.ts';
import { allRubrics } from '../domain/feed/rubrics.ts';
import { CountedEntity, NamedPlace, ToneCount } from './entity-fields.ts';
import { feedFields, RubricId } from './feed/feed-input.ts';
import { FeedPage } from './feed/feed-page.ts';
import { NewsItem } from './item/news-item.ts';

const Id = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const { region, city, district, yugoId, isCity, isFederal } = feedFields;

const RegionFeed = z.object({
  ...feedFields,
  rubricId: RubricId.default(allRubrics),
  groupByStories: Flag.default(true),
});

/** Calls that give the news of places. A city flag puts the city in the region's stead, a federal flag the district. */
export const regionNewsContract = {
  'regiondossier/getNewsByYugoId': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    mayLag: false,
    summary:
      'News of a region, a city, a district with its regions or the country with all of them, by story. Pages count from 1; past the end it answers 204.',
    input: RegionFeed,
    output: FeedPage.nullable(),
    errors: ['region_not_found', 'query_too_long'],
  }),
  'news/GetNewsByYugoId': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary: 'The same for everybody: news of one place. Pages count from 1; past the end it answers 204.',
    input: RegionFeed,
    output: FeedPage.nullable(),
    errors: ['region_not_found', 'query_too_long'],
  }),
  'news/GetNewsByYugoList': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary: 'News of any of some places. Pages count from 1; past the end it answers 204.',
    input: RegionFeed.omit({
      region: true,
      city: true,
      district: true,
      yugoId: true,
      isCity: true,
      isFederal: true,
    }).extend({
      yugoIds: listOf(YugoId, 100).refine((ids) => ids.length > 0),
    }),
    output: FeedPage.nullable(),
    errors: ['region_not_found', 'query_too_long'],
  }),
  'regiondossier/findNewsByStoryIdRange': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    mayLag: false,
    summary:
      'The best news of a rubric, or of some stories, without one that is being read; with isMain the lead of each story alone.',
    input: z.object({
      rubricId: RubricId.default(allRubrics),
      storyId: listOf(Id, 50).default([]).describe('One or more; none = any story.'),
      excludeNewsId: Id.optional(),
      isMain: Flag.default(false),
      count: pageSize(4, 30),
    }),
    output: z.array(NewsItem),
  }),
  'regiondossier/getNewsStat': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'What the last thirty days said of a place: headlines and their tones by day, what they name most, and the cities among them.',
    input: z.object({ region, city, district, yugoId, isCity, isFederal }),
    output: z.object({
      place: NamedPlace,
      from: IsoDate,
      to: IsoDate.describe('The day of the clock.'),
      headlines: z.int(),
      outlets: z.int(),
      tone: ToneCount,
      days: z
        .array(
          ToneCount.extend({
            day: IsoDate,
            headlines: z.int(),
            isKnown: z.boolean().describe('False where the feeds brought nothing that day of any place.'),
          }),
        )
        .describe('Every day of the span, oldest first.'),
      objects: z.array(CountedEntity),
      cities: z
        .array(NamedPlace.extend({ count: z.int() }))
        .describe('Those most written of, at most twelve.'),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
