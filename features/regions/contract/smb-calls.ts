import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';

const Section = z
  .string()
  .regex(/^([A-U]|all)$/)
  .default('all')
  .describe('Section of ОКВЭД-2, or all of them.');

/** Counts of organisations without sole proprietors, and the part of small and medium ones, percent with one decimal. */
const Counts = z.object({
  organisations: z.number(),
  small: z.number(),
  share: z.number().nullable(),
});
const Course = z.array(Counts.extend({ day: IsoDate }));

/** A subject with its share; equal ones share a rank. */
const SmbRow = z.object({
  yugoId: z.int(),
  name: z.string(),
  organisations: z.number(),
  small: z.number(),
  share: z.number(),
  /** A year before; null when not known. */
  previous: z.number().nullable(),
  rank: z.int(),
  /** Its rank of a year before less its rank now: 3 = up by three; null when not known. */
  movement: z.int().nullable(),
});

/** All subjects by their share in the newest year. */
export const SmbRanking = z.object({
  day: IsoDate.nullable(),
  country: Counts.nullable(),
  regions: z.array(SmbRow),
  source: Source.nullable(),
});

/** Calls about small and medium business. */
export const smbContract = {
  'regiondossier/geMSPStatistics': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    aliases: ['regiondossier/getMSPStatistics'],
    summary:
      'Small and medium organisations of a place by year beside the country and the federal district, and by section of ОКВЭД-2 in the newest year.',
    input: z.object({ yugoId: YugoId, okved: Section }),
    output: z.object({
      yugoId: z.int(),
      day: IsoDate.nullable(),
      course: Course,
      country: Course,
      /** The place's federal district; empty for a district and the country. */
      district: Course,
      districtName: z.string().nullable(),
      sections: z.array(Counts.extend({ code: z.string(), name: z.string() })),
      source: Source.nullable(),
      organisationsSource: Source.nullable(),
      /** The register's monthly counts ahead, where an operator has loaded them (`sme_register`); null for one section alone. */
      outlook: z
        .object({
          /** The newest month that is known. */
          day: IsoDate.nullable(),
          /** Months in a row that a forecast needs, and those that are known; null where there are enough. */
          missing: z.object({ needed: z.int(), known: z.int() }).nullable(),
          ahead: z.array(
            z.object({
              months: z.int(),
              count: z.int(),
              low: z.int().describe('Nine of ten lie between low and high.'),
              high: z.int(),
            }),
          ),
          /** The last year's growth is beyond what a year brings: it was cut. */
          isCut: z.boolean(),
          source: Source.nullable(),
        })
        .nullable(),
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getRegionMspRating': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'All subjects by the part of small and medium organisations in the newest year; shares equal as shown share a rank.',
    input: z.object({ okved: Section }),
    output: SmbRanking,
  }),
} satisfies Contract;
