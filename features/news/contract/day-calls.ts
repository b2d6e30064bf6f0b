import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, pageSize } from '#platform/contract/fields.ts';
import { NamedObject } from './item/news-item.ts';

/** Calls that tell of the clock's day as a whole. */
export const dayContract = {
  'news/getDayHistogram': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'How many headlines each hour of the clock\u2019s day brought in Moscow time, and from how many outlets.',
    input: z.object({}),
    output: z.object({
      day: IsoDate,
      hours: z.array(z.int()).length(24),
      headlines: z.int().describe('Of the whole day, those whose hour is not known included.'),
      untimed: z.int().describe('Those whose hour is not known.'),
      outlets: z.int(),
    }),
  }),
  'news/getNearestDay': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'The day with news that is nearest to the clock\u2019s day, which may have none; of two as near the earlier.',
    input: z.object({}),
    output: z.object({
      day: IsoDate.nullable().describe('null = there are no other news.'),
      isLoading: z
        .boolean()
        .describe('Other days are still being loaded, so that no day can be called one without news.'),
    }),
  }),
  'news/getRubrics': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'All rubrics in their order, 1 = all, with how many headlines the clock\u2019s day has of each.',
    input: z.object({}),
    output: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
  }),
  'news/getDayObjects': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'The objects the headlines of the clock\u2019s day name most, with their Moscow hours.',
    input: z.object({ pageSize: pageSize(9, 30) }),
    output: z.array(
      NamedObject.extend({
        hours: z
          .array(z.int())
          .length(24)
          .describe('Headlines by hour; those of an unknown hour are left out.'),
      }),
    ),
  }),
  'news/getPlacesOfDay': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'How many headlines of the clock\u2019s day concern each subject of the country, most first.',
    input: z.object({}),
    output: z.array(
      z.object({
        yugoId: z.int(),
        name: z.string(),
        count: z.int(),
        latitude: z.number(),
        longitude: z.number(),
      }),
    ),
  }),
} satisfies Contract;
