import { z } from 'zod';
import { Source } from '#statistics/shapes/source.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { reliabilityLevels } from '../domain/company/reliability.ts';
import { EntityId } from './dossier-shapes.ts';

/** Calls of a company's dossier alone. */
export const companyContract = {
  'entities/getCompanyFinance': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The newest accounts of a company that were known on the clock’s day of facts, its place among the country’s largest and in its class, and its reliability by the published rule.',
    input: z.object({ id: EntityId }),
    output: z.object({
      account: z
        .object({
          year: z.int(),
          revenue: z.number().describe('Roubles of the year.'),
          revenueBefore: z.number().nullable(),
          profit: z.number().nullable().describe('Before tax.'),
          assets: z.number().nullable(),
          equity: z.number().nullable(),
          rank: z.int().describe('Among all of the list by revenue.'),
          listed: z.int().describe('How many the list has.'),
        })
        .nullable(),
      classmates: z
        .object({
          code: z.string().describe('Class of ОКВЭД-2: two digits.'),
          name: z.string(),
          quarter: z.number(),
          median: z.number(),
          threeQuarters: z.number(),
          margins: z.array(z.number()).describe('Of each that reports its profit, the smallest first.'),
          own: z.number(),
        })
        .nullable()
        .describe(
          'Profit of revenue, percent, among the listed organisations of its class in the same year; null where its own is not known or fewer than eight report.',
        ),
      level: z.enum(reliabilityLevels),
      signs: z.array(
        z.object({
          input: z.enum(['margin', 'equity', 'growth']),
          value: z.number().nullable().describe('Percent.'),
          threshold: z.number(),
          sign: z.enum(['plus', 'minus', 'unknown']),
        }),
      ),
      source: Source.nullable(),
    }),
    errors: ['company_not_found'],
  }),
} satisfies Contract;
