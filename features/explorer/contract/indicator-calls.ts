import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Flag, IsoDate, TypedText, YugoId } from '#platform/contract/fields.ts';
import { Finding } from '#statistics/shapes/finding.ts';
import { Indicator, Unit } from '#statistics/shapes/indicator.ts';
import { Place } from '#statistics/shapes/place.ts';
import { Source } from '#statistics/shapes/source.ts';
import { usingScreens } from '../domain/indicator/using-screens.ts';

const families = Indicator.shape.family;

const Found = Indicator.extend({
  first: z.iso.date().describe('Last day of its oldest period.'),
  last: z.iso.date().describe('Last day of its newest period.'),
  regions: z.int().describe('Regions that have values.'),
  hasCountry: z.boolean().describe('The country has values of its own.'),
  sample: z.boolean().describe('Generated for demonstration.'),
});

const Revision = z.object({
  yugoId: z.int(),
  place: z.string(),
  day: z.iso.date().describe('Last day of the period it is of.'),
  period: z.string().describe('The period in words.'),
  value: z.number(),
  before: z.number(),
  kind: z
    .enum(['revised', 'editions'])
    .describe('A later value took the place of an older one, or two editions known on one day differ.'),
  knownAt: z.iso.date(),
  beforeKnownAt: z.iso.date().describe('Since when the other value was known.'),
  source: z.string().describe('Title of the source of the value that is shown.'),
  sample: z.boolean().describe('Generated for demonstration.'),
});

/** Calls by which indicators and places are chosen. */
export const indicatorCalls = {
  'explore/findIndicators': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'Indicators that have values, by words of their names, everyday names or codes, with their span and how many regions have them.',
    input: z.object({
      text: TypedText(200).default('').describe('Every word must be in one of its names; none: all.'),
      family: families.optional(),
      most: z.coerce.number<number>().int().min(1).max(1000).default(50),
    }),
    output: z.object({
      total: z.int(),
      families: z.array(z.object({ family: families, count: z.int() })).describe('Of all that were found.'),
      indicators: z.array(Found),
    }),
  }),
  'explore/getIndicator': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'What an indicator is: unit, sources with their licences, which places have which years, its releases and revisions, what the checks found.',
    input: z.object({
      indicator: z
        .string()
        .min(1)
        .max(300)
        .describe('Code, with its part after a colon: `life_expectancy:sex=female`.'),
    }),
    output: z.object({
      indicator: Indicator,
      dims: z.string().describe('The part that is told of; empty: the whole.'),
      parts: z.int().describe('Parts that have series of their own.'),
      words: z.array(z.string()).describe('What people call it.'),
      found: Found.omit({ indicator: true }).partial().nullable().describe('Null: no values yet.'),
      sources: z.array(Source),
      years: z.array(z.int()).describe('Every year between the first and the last.'),
      coverage: z
        .array(z.object({ yugoId: z.int(), name: z.string(), district: z.string(), years: z.array(z.int()) }))
        .describe('Regions with the years they have a value for, district by district.'),
      releases: z
        .array(
          z.object({
            knownAt: z.iso.date(),
            added: z.int().describe('Values that are new.'),
            changed: z.int().describe('Values that changed an older one.'),
            differing: z.int().describe('Values that differ between sources known on the same day.'),
            first: z.iso.date(),
            last: z.iso.date(),
          }),
        )
        .describe('Days on which values became known, the newest first.'),
      findings: z.array(Finding.extend({ yugoId: z.int(), place: z.string() })),
      isSum: z.boolean().describe('Values of regions add up to those of a district and the country.'),
      next: z
        .object({ day: z.iso.date(), source: z.string(), url: z.string().nullable() })
        .nullable()
        .describe('Next release by the calendar of a source; null where none names a day.'),
      uses: z.array(z.enum(usingScreens)).describe('Screens of a region that show it.'),
      related: z.array(
        z.object({
          indicator: z.string(),
          name: z.string(),
          unit: Unit,
          period: Indicator.shape.period,
          first: z.iso.date().nullable(),
          last: z.iso.date().nullable(),
          values: z.array(z.number()).describe('Of the country, the newest last; empty where it has none.'),
          sample: z.boolean().describe('Generated for demonstration.'),
        }),
      ),
    }),
    errors: ['indicator_not_found'],
  }),
  'explore/listRevisions': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The revision log of an indicator: which value of which place and time took the place of which older one, and where editions differ.',
    input: z.object({
      indicator: z.string().min(1).max(300).describe('Code, with its part after a colon.'),
      place: YugoId.optional().describe('Of one place alone.'),
      knownAt: IsoDate.optional().describe('Of the release of one day alone.'),
      revisedOnly: Flag.default(false).describe('Without differences between editions.'),
      most: z.coerce.number<number>().int().min(1).max(500).default(50),
    }),
    output: z.object({
      total: z.int().describe('In all; those listed are the newest, of a release those that changed most.'),
      revisions: z.array(Revision),
    }),
    errors: ['indicator_not_found'],
  }),
  'explore/listPlaces': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'The country, its districts and regions with all their names, for a picker.',
    input: z.object({}),
    output: z.object({ places: z.array(Place.extend({ names: z.array(z.string()) })) }),
  }),
} satisfies Contract;
