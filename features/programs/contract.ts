import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, listOf, PageIndex, pageSize, TypedText, YugoId } from '#platform/contract/fields.ts';
import { Indicator } from '#statistics/shapes/indicator.ts';
import { Place } from '#statistics/shapes/place.ts';
import { Source } from '#statistics/shapes/source.ts';
import { maxParts } from './domain/tools.ts';

const Code = z
  .string()
  .min(1)
  .max(100)
  .describe('Code of the indicator, as programs/findIndicators gives it.');
const Dims = z
  .string()
  .max(200)
  .default('')
  .describe('Part of the indicator, as sex=female;age=0-4; the whole when left out.');
const Text = TypedText(200).default('').describe('Every word must be in a name; none: all.');

const Value = z.object({
  day: z.iso.date().describe('Last day of its period.'),
  value: z.number(),
  knownAt: z.iso.date().describe('The day it became known.'),
  source: z.string().describe('Code among the sources.'),
  sample: z.boolean().describe('Generated for demonstration.'),
  receipt: z.string().describe('Address of the call that tells where it is from.'),
});
const figures = {
  indicator: Indicator,
  sources: z.array(Source),
  address: z.string().describe('Page that shows it.'),
};

/** Calls of the programs room. */
export const programsContract = {
  'programs/findPlaces': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'The country, its districts and regions by any of their names or their centre, with their numbers.',
    input: z.object({ text: Text, pageIndex: PageIndex, pageSize: pageSize(20) }),
    output: z.object({ total: z.int(), places: z.array(Place) }),
  }),
  'programs/findIndicators': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'Indicators by words of their name or by code, with unit and kind of period.',
    input: z.object({ text: Text, pageIndex: PageIndex, pageSize: pageSize(20) }),
    output: z.object({ total: z.int(), indicators: z.array(Indicator) }),
  }),
  'programs/getSeries': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'One indicator in one place as it was known at the clock, newest first, each value with its receipt.',
    input: z.object({
      indicator: Code,
      yugoId: YugoId,
      dims: Dims,
      from: IsoDate.optional(),
      to: IsoDate.optional(),
      pageIndex: PageIndex,
      pageSize: pageSize(100, 1000),
    }),
    output: z.object({
      ...figures,
      place: Place,
      dims: z.string(),
      total: z.int().describe('Values between the days asked for.'),
      values: z.array(Value),
      breaks: z
        .array(z.object({ day: z.iso.date(), census: z.int() }))
        .describe('Where a census was counted: values on either side can’t be compared.'),
      parts: z
        .array(z.string())
        .describe(`Where the whole has no values: the parts that have, ${maxParts} at most.`),
    }),
    errors: ['region_not_found', 'indicator_not_found'],
  }),
  'programs/getComparison': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'One indicator of several places in one period, ranked, the highest first; places without a value are named.',
    input: z.object({
      indicator: Code,
      places: listOf(YugoId, 100).default([]).describe('Numbers of places; none: all regions.'),
      day: IsoDate.optional().describe('The newest period that ends by it; the newest of all when left out.'),
    }),
    output: z.object({
      ...figures,
      day: z.iso.date().nullable().describe('Last day of the period; null: no region has a value.'),
      of: z.int().describe('Regions that have a value.'),
      values: z.array(
        Value.extend({
          yugoId: z.int(),
          place: z.string(),
          rank: z.int().nullable().describe('Among the regions, 1 the highest; null for what is none.'),
        }),
      ),
      lacking: z.array(z.object({ yugoId: z.int(), place: z.string() })),
    }),
    errors: ['region_not_found', 'indicator_not_found'],
  }),
  'programs/getReceipt': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Where one value is from: source, licence, the day it became known; no value where none was known.',
    input: z.object({ indicator: Code, yugoId: YugoId, dims: Dims, day: IsoDate }),
    output: z.object({
      indicator: Indicator,
      place: Place,
      dims: z.string(),
      value: Value.omit({ receipt: true }).nullable().describe('Of the period that the day closes.'),
      source: Source.nullable(),
      asOf: z.iso.date().describe('Day of knowledge.'),
      address: z.string().describe('Page that shows the series.'),
    }),
    errors: ['region_not_found', 'indicator_not_found'],
  }),
} satisfies Contract;
