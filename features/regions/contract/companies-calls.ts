import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Flag, YugoId } from '#platform/contract/fields.ts';
import { Company, OkvedSum } from '#statistics/shapes/company.ts';
import { Source } from '#statistics/shapes/source.ts';

/** Which place: a city flag puts the city in the region's stead, a federal flag the district. */
const regionalFields = {
  region: YugoId.optional(),
  city: YugoId.optional(),
  district: YugoId.optional(),
  yugoId: YugoId.optional(),
  isCity: Flag.default(false),
  isFederal: Flag.default(false),
};
const OkvedClass = z.string().regex(/^\d\d$/);

const about = {
  /** The place that was meant. */
  yugoId: z.int(),
  /** Year of the accounts; null where none were known. */
  year: z.int().nullable(),
  source: Source.nullable(),
};
/** A city that is no subject: accounts name the subject only. */
const hasCities = { isKnown: z.boolean() };

/** Calls of the tab of companies: the country's largest organisations by their accounts of one year. */
export const companiesContract = {
  'regiondossier/getCompaniesMainStats': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'How many of the country’s largest organisations a place has, their revenue and profit, and its part of all.',
    input: z.object(regionalFields),
    output: z.object({
      ...about,
      ...hasCities,
      companies: z.int(),
      revenue: z.number(),
      profit: z.number(),
      allCompanies: z.int(),
      allRevenue: z.number(),
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getCompaniesStatsByOkved': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The largest organisations of a place by class of ОКВЭД-2: number, revenue, profit, median growth; the largest class first.',
    input: z.object(regionalFields),
    output: z.object({ ...about, ...hasCities, classes: z.array(OkvedSum) }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getCompaniesStats': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The largest organisations of a place by revenue, all or those of one class of ОКВЭД-2; with groupByDepartment their classes too.',
    input: z.object({
      ...regionalFields,
      okved: OkvedClass.optional(),
      groupByDepartment: Flag.default(false),
    }),
    output: z.object({
      ...about,
      ...hasCities,
      companies: z.array(Company),
      departments: z.array(OkvedSum),
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getChampions': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The country’s champions of growth: revenue from 30 billion roubles that grew by a fifth to fivefold, with a profit, without finance and holdings; fastest first.',
    input: z.object({}),
    output: z.object({
      year: z.int().nullable(),
      champions: z.array(Company),
      source: Source.nullable(),
    }),
  }),
} satisfies Contract;
