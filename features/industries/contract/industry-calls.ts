import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Flag, IsoDate, YugoId } from '#platform/contract/fields.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { Company, OkvedSum } from '#statistics/shapes/company.ts';
import { Source } from '#statistics/shapes/source.ts';
import { okvedPattern } from '#platform/shared/okved-code.ts';

/** A code of ОКВЭД-2, from a section's letter to its smallest part. */
export const OkvedCode = z
  .string()
  .max(8)
  .regex(okvedPattern)
  .describe('Code of ОКВЭД-2: `G`, `47`, `47.11`, `47.11.1`.');

const industryFields = {
  code: OkvedCode,
  yugoId: YugoId.default(federalYugoId),
  isCity: Flag.default(false).describe('`yugoId` is a city.'),
};

/** An entry of ОКВЭД-2 with its number in addresses. */
const Entry = z.object({ id: z.int(), code: z.string(), name: z.string() });

const about = {
  code: z.string(),
  yugoId: z.int(),
  /** False for a city that is no subject: accounts name the subject only. */
  isKnown: z.boolean(),
  /** Year of the accounts; null where none were known. */
  year: z.int().nullable(),
  source: Source.nullable(),
};

/** Half of the organisations; growth is the median, percent. */
const Half = z.object({ companies: z.int(), growth: z.number().nullable() });

/** Counts of organisations without sole proprietors; the part of small and medium ones in percent, null where their register is not known. */
const Counts = z.object({
  day: IsoDate,
  organisations: z.number(),
  small: z.number().nullable(),
  share: z.number().nullable(),
});

/** Size of an industry together: accounts of one year. Unit of money: roubles. */
export const industrySums = {
  companies: z.int(),
  revenue: z.number(),
  profit: z.number(),
  /** Median to the year before, percent. */
  growth: z.number().nullable(),
  /** How many grew, of those that report the year before. */
  grown: z.int(),
  compared: z.int(),
};

/** What the diagram of size and growth is drawn from. */
export const diagramFields = {
  companies: z.array(Company),
  /** The parts of the code right below it, the largest first. */
  parts: z.array(OkvedSum),
  larger: Half,
  smaller: Half,
};

/** A subject in a rating by geography; equal ones share a rank, what is not known has none. */
const GeoRow = z.object({
  yugoId: z.int(),
  name: z.string(),
  companies: z.int(),
  revenue: z.number(),
  organisations: z.number().nullable(),
  small: z.number().nullable(),
  /** What the rank is by. */
  value: z.number().nullable(),
  rank: z.int().nullable(),
});

const Measure = z
  .enum(['revenue', 'organisations', 'small'])
  .default('revenue')
  .describe('`organisations` and `small` (part of small and medium ones, percent) are of the whole section.');

/** Calls of an industry: a code of ОКВЭД-2 in a place, by the accounts of the country’s largest organisations and by counts of all of them. */
export const industryContract = {
  'okveddossier/getOkvedHeader': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'An industry in a place: its name, what it is part of, its parts, how many of the country’s largest organisations are of it, their revenue, and the organisations of its section.',
    input: z.object(industryFields),
    output: z.object({
      ...about,
      id: z.int(),
      name: z.string(),
      place: z.object({ yugoId: z.int(), name: z.string(), shortName: z.string(), regionId: z.int() }),
      /** From the section down to the entry above. */
      parents: z.array(Entry),
      parts: z.array(Entry.extend({ companies: z.int() })),
      ...industrySums,
      allCompanies: z.int(),
      allRevenue: z.number(),
      section: Entry.extend({
        organisations: z.number().nullable(),
        day: IsoDate.nullable(),
        source: Source.nullable(),
      }),
    }),
    errors: ['region_not_found', 'not_found'],
  }),
  'okveddossier/getCompaniesRating': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary: 'The largest organisations of an industry in a place by revenue.',
    input: z.object(industryFields),
    output: z.object({ ...about, companies: z.array(Company) }),
    errors: ['region_not_found', 'not_found'],
  }),
  'okveddossier/getCompaniesDiagram': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Size and growth of an industry in a place: each organisation, the parts of the industry, the larger half beside the smaller.',
    input: z.object(industryFields),
    output: z.object({ ...about, ...diagramFields }),
    errors: ['region_not_found', 'not_found'],
  }),
  'okveddossier/getGeoRating': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'All subjects by an industry: revenue of the largest organisations registered there, or organisations of its section; equal ones share a rank, ranks have no holes.',
    input: z.object({ code: OkvedCode, measure: Measure }),
    output: z.object({
      code: z.string(),
      measure: z.enum(['revenue', 'organisations', 'small']),
      year: z.int().nullable(),
      day: IsoDate.nullable(),
      regions: z.array(GeoRow),
      source: Source.nullable(),
    }),
    errors: ['not_found'],
  }),
  'okveddossier/getIndustryCourse': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The section of an industry in a place by year: organisations, the part of small and medium ones, and where it is industry what it shipped.',
    input: z.object(industryFields),
    output: z.object({
      code: z.string(),
      section: Entry,
      yugoId: z.int(),
      isKnown: z.boolean(),
      organisations: z.array(Counts),
      organisationsSource: Source.nullable(),
      smallSource: Source.nullable(),
      /** Unit: roubles. Empty where the section ships nothing. */
      shipments: z.array(z.object({ day: IsoDate, value: z.number(), sample: z.boolean() })),
      /** First year counted by ОКВЭД-2. */
      breakDay: IsoDate.nullable(),
      shipmentsSource: Source.nullable(),
    }),
    errors: ['region_not_found', 'not_found'],
  }),
} satisfies Contract;
