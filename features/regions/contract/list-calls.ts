import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate } from '#platform/contract/fields.ts';
import { Place } from '#statistics/shapes/place.ts';
import { Source } from '#statistics/shapes/source.ts';
import { IncidenceRow } from './place-figures.ts';
import { Rt } from './stages-calls.ts';
import { SmbRanking } from './smb-calls.ts';

/** A place with its week and how fast its cases grow; `rt` is null where it is not computed. */
const ListRow = IncidenceRow.extend({
  rt: Rt.nullable(),
  oktmo: z
    .string()
    .nullable()
    .describe(
      'Code of the subject in ОКТМО, by which Russian tables are joined; of two subjects the ISO code begins with UA.',
    ),
});

/** Subjects by the revenue of the country's largest organisations. Unit of money: roubles. */
const CompaniesRanking = z.object({
  year: z.int().nullable(),
  regions: z.array(
    z.object({
      yugoId: z.int(),
      name: z.string(),
      companies: z.int(),
      revenue: z.number(),
      /** Of the whole list, percent. */
      share: z.number(),
      /** Name of its largest organisation. */
      largest: z.string(),
      rank: z.int(),
    }),
  ),
  source: Source.nullable(),
});

/** Calls of the list of regions. */
export const listContract = {
  'regiondossier/getRegionList': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The country and its 85 subjects: with the incidence of the last reported week, change, deaths and 120 days of course, or by small business or largest organisations, as the view says.',
    input: z.object({ id: z.enum(['incidence', 'actions', 'msp', 'companies']).default('incidence') }),
    output: z.object({
      day: IsoDate.nullable(),
      trendFrom: IsoDate.nullable(),
      country: ListRow.nullable(),
      regions: z.array(ListRow),
      districts: z.array(Place),
      source: Source.nullable(),
      /** With the view `msp` alone, in place of the incidence. */
      msp: SmbRanking.nullable(),
      /** With the view `companies` alone, in place of the incidence. */
      companies: CompaniesRanking.nullable(),
    }),
  }),
} satisfies Contract;
