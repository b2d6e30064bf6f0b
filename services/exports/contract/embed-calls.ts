import { z } from 'zod';
import { Indicator } from '#statistics/shapes/indicator.ts';
import { Source } from '#statistics/shapes/source.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { listOf, YugoId } from '#platform/contract/fields.ts';
import { maxBeside } from '#platform/shared/embed-code.ts';

/** Largest side that a site may ask for, px. */
const Side = z.coerce.number<number>().int().min(1).max(10_000).optional();

/** The part of an indicator: `sex=both`; the whole when left out. */
const Dims = z.string().max(200).default('');

/** Calls behind charts that stand in other sites. */
export const embedContract = {
  'embed/getTrend': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'The course of an indicator in a place as it was known thirty days ago: what anybody may show.',
    input: z.object({
      indicator: z.string().min(1).max(100),
      dims: Dims,
      yugoId: YugoId,
      beside: listOf(YugoId, maxBeside)
        .default([])
        .describe('Other places whose lines stand in the same chart.'),
    }),
    output: z.object({
      indicator: Indicator,
      place: z.string(),
      openDay: z.iso.date(),
      points: z.array(z.object({ day: z.iso.date(), value: z.number() })),
      beside: z.array(
        z.object({
          yugoId: z.int(),
          place: z.string(),
          points: z.array(z.object({ day: z.iso.date(), value: z.number() })),
        }),
      ),
      /** Where a census was counted: values on either side can't be compared. */
      breaks: z.array(z.object({ day: z.iso.date(), census: z.int() })),
      sample: z.boolean(),
      source: Source.nullable(),
    }),
    errors: ['region_not_found', 'indicator_not_found'],
  }),
  oembed: endpoint({
    verb: 'GET',
    access: 'public',
    summary: 'oEmbed: how a chart of this site stands in another one; other addresses are not found.',
    input: z.object({
      url: z.string().max(1000),
      format: z.literal('json').default('json'),
      maxwidth: Side,
      maxheight: Side,
    }),
    output: z.object({
      version: z.literal('1.0'),
      type: z.literal('rich'),
      title: z.string(),
      provider_name: z.string(),
      provider_url: z.string(),
      width: z.int(),
      height: z.int(),
      html: z.string(),
      cache_age: z.int().describe('Seconds.'),
    }),
    errors: ['not_found'],
  }),
} satisfies Contract;
