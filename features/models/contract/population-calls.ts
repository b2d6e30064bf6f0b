import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { populationVersions } from '../domain/population/population-editions.ts';
import { horizons } from '../domain/population/place-start.ts';
import { variants } from '../domain/population/variants.ts';
import { ModelWarnings } from './warning-shape.ts';
import { PopulationShape } from './population-shapes.ts';
import { PopulationStartShape } from './start-shapes.ts';

const BySex = z.object({ male: z.array(z.number()), female: z.array(z.number()) });

const Start = z.object({
  baseYear: z.int(),
  people: BySex.describe('Mid-year by single year of age, the last is 100 and over. Unit: people.'),
  mortality: BySex.describe(
    'Deaths a person and year; from 85 on by a Kannisto curve that keeps the group’s rate.',
  ),
  fertilityShape: z.array(z.number()).describe('Shares of the children per woman at ages 15 to 49.'),
  migrationShape: BySex.describe(
    'Shares of all migrants by age: the standard schedule of Rogers and Castro.',
  ),
  sexRatioAtBirth: z.number().describe('Boys per girl.'),
  rateYears: z
    .tuple([z.int(), z.int()])
    .nullish()
    .describe('First and last year whose deaths make `mortality`: years of the epidemic are left out.'),
  epidemic: z
    .object({ year: z.int(), factor: z.number() })
    .nullish()
    .describe('A base year of the epidemic: its deaths as a multiple of what those years’ rates give.'),
});
const Variants = z.record(z.enum(variants), PopulationShape);

/** Members of one ensemble that a call may ask for. */
const maxMembers = 500;

const Yearly = z.array(z.number());
const Ratio = z.array(z.number().nullable());
const Bands = z.object({ q025: Yearly, q10: Yearly, q90: Yearly, q975: Yearly });

const Result = z.object({
  years: z.array(z.int()),
  total: Yearly,
  births: Yearly.describe('Of the year that follows; one entry fewer than years.'),
  deaths: Yearly,
  netMigration: Yearly,
  pyramids: z.record(z.string(), BySex).describe('First, every fifth and last year.'),
  indicators: z.object({
    youngRatio: Ratio.describe('Under 16 per 1000 of working age.'),
    oldRatio: Ratio.describe('Above the age of work per 1000 of working age.'),
    totalRatio: Ratio,
    workingAge: Yearly,
    medianAge: Yearly,
  }),
  bands: z.object({ total: Bands }).nullable(),
  warnings: ModelWarnings,
});

const Meta = z.object({ model: z.string(), modelVersion: z.int(), dataAsOf: z.iso.date() });

/** Calls of the population projections. */
export const populationContract = {
  'modeling/getPeopleStatsForecast': endpoint({
    verb: 'POST',
    access: 'licensed',
    changes: false,
    summary:
      'The residents of a place projected from its newest known year: start, past, parameters of the variants, the projection, the UN’s for the country.',
    input: z.object({
      yugoId: YugoId,
      variant: z.enum(variants).default('medium'),
      horizonYears: z.int().min(1).max(horizons.most).default(horizons.usual),
    }),
    output: z.object({
      yugoId: z.int(),
      name: z.string(),
      isCountry: z.boolean(),
      variant: z.enum(variants),
      start: Start.nullable().describe('Null where four years in a row are not known by sex and age.'),
      variants: Variants.nullable(),
      older: z
        .array(z.object({ version: z.int(), start: Start, variants: Variants }))
        .describe('Where older versions of the model begin: what they computed they compute again.'),
      result: Result.nullable(),
      history: z.object({
        years: z.array(z.int()),
        total: Yearly,
        tfr: Yearly,
        e0Male: Ratio,
        e0Female: Ratio,
        netMigration: Ratio,
      }),
      unitedNations: z
        .object({
          years: z.array(z.int()),
          total: Yearly,
          low: Ratio.describe('80 % of the UN’s own members.'),
          high: Ratio,
          source: Source,
        })
        .nullable()
        .describe('Of the country, the medium variant of the newest revision known on the day.'),
      source: Source.nullable(),
      meta: Meta,
    }),
    errors: ['region_not_found'],
  }),
  'modeling/simulatePeopleStats': endpoint({
    verb: 'POST',
    access: 'licensed',
    changes: false,
    summary:
      'A projection of a place by given parameters beside a variant, from the same draws, from the place’s newest start or one handed in; bands of totals where members are asked for.',
    input: z.object({
      yugoId: YugoId,
      params: z.strictObject(PopulationShape.shape),
      start: PopulationStartShape.optional().describe('None = what is known of the place as of the day.'),
      compareWith: z.enum(variants).default('medium'),
      modelVersion: z.literal(populationVersions).default(populationVersions[0]),
      members: z.int().min(0).max(maxMembers).default(0).describe('0 = a single run, 200 for bands.'),
      seed: z.int().min(0).max(2_147_483_647).default(1),
    }),
    output: z.object({
      yugoId: z.int(),
      scenario: Result,
      reference: Result,
      difference: z.object({
        years: z.array(z.int()),
        total: Yearly,
        births: Yearly,
        deaths: Yearly,
        netMigration: Yearly,
      }),
      meta: Meta,
    }),
    errors: ['region_not_found', 'not_found', 'too_many_requests'],
  }),
} satisfies Contract;
