import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, IsoMoment, YugoId } from '#platform/contract/fields.ts';
import { dataParts, startParts } from '#platform/shared/data-parts.ts';
import { moscowYugoId } from '#platform/shared/known-places.ts';
import { landingContract } from './contract/landing-calls.ts';
import { Daily, RegionTrend, Week } from './contract/trend-shapes.ts';
import { laterContract } from './contract/later-calls.ts';

const Clock = z.object({
  kind: z
    .enum(['sample', 'chosen', 'real'])
    .describe('sample = the fixed day of the bundled data, chosen = an explicit asOf.'),
  news: IsoMoment.describe('News published up to this moment are seen.'),
  newsDay: IsoDate.describe('The same as a calendar day in Moscow.'),
  day: IsoDate.describe('Facts known up to this day are seen.'),
  ownDay: IsoDate.describe('The day the product stands on when none is chosen.'),
  sampleDay: IsoDate.nullable().describe(
    'The day of the sample, which can be returned to; null without a sample.',
  ),
});

const OuterLink = z.object({ name: z.string(), url: z.url() });

/** Calls of the shell room. */
export const shellContract = {
  ...landingContract,
  ...laterContract,
  'site/getStart': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'What every page knows: the clock, contacts, limits and links of the product.',
    input: z.object({}),
    output: z.object({
      clock: Clock,
      awaited: z
        .array(z.enum(dataParts))
        .describe('Parts of the bundled data still being loaded: what is missing may be on its way.'),
      notLoaded: z.array(z.enum(startParts)).describe('Parts that could not be loaded.'),
      helpEmail: z.string().nullable().describe('Null = the operator named none.'),
      helpPhone: z.string().nullable(),
      trialDays: z.int(),
      publicUrl: z.string().describe('Origin of the product, without a slash at the end.'),
      companyUrl: z.string().nullable().describe('Site the logo leads to; null = the home page.'),
      spaceUrl: z.string(),
      situationUrl: z.string(),
      analyticsUrl: z.string(),
      tradeUrl: z.string(),
      partners: z.array(OuterLink),
      sampleParts: z
        .object({ help: z.boolean(), partners: z.boolean() })
        .describe('What of it is made up because the operator named none beside the sample data.'),
      analyticsId: z.string().nullable().describe('Id of the web-analytics counter; null = no counting.'),
    }),
  }),
  'site/getPublicFigures': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'The country in figures for pages open to everybody: the last week, 120 days of course, how many regions grow, incidence of each.',
    input: z.object({}),
    output: z.object({
      day: IsoDate.nullable().describe('Last reported day; null before the first report.'),
      cases: Week,
      deaths: Week,
      dailyFrom: IsoDate.nullable(),
      daily: Daily,
      rising: z.int().describe('Regions with more cases than the week before.'),
      ranked: z.int().describe('Regions whose two weeks are known.'),
      places: z
        .array(
          z.object({
            yugoId: z.int(),
            name: z.string(),
            shortName: z.string(),
            per100k: z.number().nullable(),
          }),
        )
        .describe('7-day incidence per 100 000 of the 85 subjects, highest first.'),
      source: z.string().nullable(),
    }),
  }),
  'site/getRegionTrend': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'New cases in one place for pages open to everybody: the last week and 120 days of course, as of the day of the news. Of a place without reports the day is null.',
    input: z.object({ yugoId: YugoId }),
    output: RegionTrend,
  }),
  'site/getAccessPreviews': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'Real series for the pictures of the get-access dialog: a region, its district, the country, the age pyramid.',
    input: z.object({ yugoId: YugoId.default(moscowYugoId) }),
    output: z.object({
      yugoId: z.int(),
      name: z.string(),
      openDay: IsoDate.describe('Newest day of knowledge that needs no licence: thirty days before today.'),
      day: IsoDate.nullable(),
      dailyFrom: IsoDate,
      daily: Daily,
      country: z.object({ name: z.string(), from: IsoDate, daily: Daily }),
      trends: z
        .array(z.object({ yugoId: z.int(), name: z.string(), values: Daily }))
        .describe('7-day incidence per 100 000 over 120 days: the region and five of its district.'),
      countryTrend: Daily,
      pyramid: z
        .object({ year: z.int(), men: z.array(z.number()), women: z.array(z.number()) })
        .nullable()
        .describe('Residents by five-year age, youngest first.'),
      source: z.string().nullable(),
    }),
    errors: ['region_not_found'],
  }),
  'site/getRegionNames': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'Names of the country and its 85 subjects in all languages: what the search compares with.',
    input: z.object({}),
    output: z.object({
      regions: z.array(
        z.object({
          yugoId: z.int(),
          shortName: z.string(),
          capital: z.string(),
          byLocale: z.object({
            ru: z.string(),
            en: z.string(),
            ja: z.string(),
            pt: z.string(),
            es: z.string(),
          }),
        }),
      ),
    }),
  }),
} satisfies Contract;
