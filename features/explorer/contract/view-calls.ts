import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { listOf } from '#platform/contract/fields.ts';
import { timePattern } from '#platform/shared/address-fields.ts';
import { Finding } from '#statistics/shapes/finding.ts';
import { Indicator, Unit } from '#statistics/shapes/indicator.ts';
import { Place } from '#statistics/shapes/place.ts';
import { Source } from '#statistics/shapes/source.ts';
import { forms, maxMeasures, maxPlaces, transforms } from '../domain/view/choices.ts';
import { placeWordPattern } from '../domain/view/place-word.ts';

const Time = z.string().regex(timePattern, 'Explore_Bad_Time').describe('`2020`, `2020-07` or `2020-07-01`.');

const Choice = z.object({
  dimension: z.string(),
  value: z.string().describe('The one that is shown.'),
  values: z.array(z.object({ value: z.string(), name: z.string() })),
});

const Measure = z.object({
  indicator: Indicator,
  dims: z.string().describe('The part that is shown; empty: the whole.'),
  transform: z
    .enum(transforms)
    .describe('What was made of the values; asIs where the one asked for makes no sense.'),
  unit: Unit.describe('Of the values as they are shown.'),
  decimals: z.int(),
  inPoints: z.boolean().describe('Differences are told in points, not in per cent.'),
  possible: z.array(z.enum(transforms)).describe('Transforms that make sense of it.'),
  choices: z.array(Choice).describe('Its dimensions and what can be chosen of each.'),
  ends: z
    .object({ first: z.iso.date(), last: z.iso.date() })
    .nullable()
    .describe('Days its series are compared on.'),
  sources: z.array(Source),
  breaks: z
    .array(z.object({ day: z.iso.date(), census: z.int() }))
    .describe('Where a census was counted: values on either side can’t be compared.'),
});

const Series = z.object({
  measure: z.int().describe('Place of its indicator among the measures.'),
  yugoId: z.int(),
  points: z.array(z.object({ day: z.iso.date(), value: z.number() })),
  start: z.number().nullable(),
  end: z.number().nullable(),
  difference: z.number().nullable().describe('Of end and start, in the unit of the values.'),
  percent: z.number().nullable().describe('The difference in per cent of the start.'),
  lowest: z.number().nullable(),
  source: z.string().nullable().describe('Code of the source of the newest value.'),
  knownAt: z.iso.date().nullable(),
  sample: z.boolean(),
  isAdded: z.boolean().describe('Added up of regions: the source has no row of its own.'),
});

const notes = [
  'transformRefused',
  'mixedUnits',
  'mixedPeriods',
  'nothing',
  'outside',
  'reversed',
  'lacking',
  'added',
  'cut',
  'secondMissing',
  'sample',
] as const;

/** The choices a view is made of. */
const Choices = z.object({
  indicators: listOf(z.string().min(1).max(300), maxMeasures, 'Explore_Bad_ManyIndicators')
    .refine((list) => list.length > 0)
    .describe('Codes, each with its part after a colon: `life_expectancy:sex=female`.'),
  places: listOf(z.string().regex(placeWordPattern, 'Explore_Bad_Place'), maxPlaces, 'Explore_Bad_ManyPlaces')
    .default([])
    .describe(
      'Numbers or ISO codes; `border-` before one: its neighbours, `in-`: the regions of a district or the country, `twins-`: the regions most like it. None: the country, or all regions.',
    ),
  from: Time.optional(),
  to: Time.optional(),
  transform: z.enum(transforms).default('asIs'),
  form: z.enum(forms).default('line'),
});

const View = z.object({
  asOf: z.iso.date().describe('Day of knowledge.'),
  form: z.enum(forms),
  title: z.string().describe('What the view says, by rule; plain words where nothing can be told.'),
  lead: z.string(),
  others: z
    .array(z.object({ form: z.enum(forms), title: z.string(), lead: z.string() }))
    .describe(
      'Every other form the same choice can be drawn in, with what it says so; a sentence stands once, then its form has none.',
    ),
  regions: z
    .array(z.object({ yugoId: z.int(), name: z.string(), values: z.array(z.number().nullable()) }))
    .describe(
      'All regions at the end of the view, of the first two indicators: for maps and scatters of it.',
    ),
  measures: z.array(Measure),
  places: z.array(
    Place.extend({
      isNamed: z.boolean(),
      isChosen: z.boolean().describe('False: only of the map or the scatter.'),
    }),
  ),
  words: z.array(z.string()).describe('The words for places that the view was made of.'),
  lines: z.array(z.int()).describe('Places whose lines are drawn in colour.'),
  days: z
    .array(z.iso.date())
    .describe('Every day with a value of the first indicator, whatever the period asked for.'),
  ends: z.object({ first: z.iso.date(), last: z.iso.date() }).nullable().describe('Days that are compared.'),
  series: z.array(Series),
  findings: z
    .array(Finding.extend({ measure: z.int(), yugoId: z.int() }))
    .describe('What the checks of the import say; nothing is concluded from these values.'),
  correlation: z
    .number()
    .nullable()
    .describe('Of the ranks of both indicators, −1 to 1; in a scatter alone.'),
  notes: z
    .array(z.object({ kind: z.enum(notes), text: z.string() }))
    .describe('What the reader must know, each in a sentence.'),
});

/** Calls of a view. */
export const viewCalls = {
  'explore/getView': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Indicators of places over time as one view of the explorer: values, unit, source, vintage, findings, and what it says, by rule.',
    input: Choices,
    output: View,
    errors: ['region_not_found', 'indicator_not_found'],
  }),
  'explore/getOpenView': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'The same view as it was known thirty days ago, for other sites: what anybody may show. Without values where a source does not let them be passed on.',
    input: Choices,
    output: View,
    errors: ['region_not_found', 'indicator_not_found'],
  }),
} satisfies Contract;
