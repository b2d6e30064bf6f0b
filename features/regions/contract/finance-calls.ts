import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { Trend, Part, Rank } from './trend.ts';

/** A budget line: executed and planned. Unit: roubles. */
const BudgetLine = Part.extend({ planned: z.number().nullable() });

/** Taxes per resident of one place. Unit: roubles. */
const OfPlace = z.object({ yugoId: z.int(), name: z.string(), value: z.number() });

/** Calls of the finance tab. Unit of all money: roubles at prices of the year. */
export const financeContract = {
  'regiondossier/getFinanceTaxInflow': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Taxes collected in a place by kind and year, and whose budget received them in the newest year.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      day: IsoDate.nullable(),
      /** All taxes into all budgets. */
      total: Trend,
      /** The largest taxes of the newest year, each with its trend. */
      largest: z.array(Part.extend({ points: Trend.shape.points })),
      /** Every tax of the newest year: the part of the region's budget and of all others. */
      split: z.array(
        z.object({ code: z.string(), name: z.string(), regional: z.number(), other: z.number() }),
      ),
      /** Taxes per resident with its place among the subjects, all of them, highest first, and the country. */
      perResident: Rank.extend({
        value: z.number(),
        regions: z.array(OfPlace),
        country: OfPlace.nullable(),
      }).nullable(),
      source: Source.nullable(),
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getFinanceInflow': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The consolidated budget of a place: revenue, expenditure and balance by year, lines of the newest year beside the plan.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      day: IsoDate.nullable(),
      revenue: Trend,
      expenditure: Trend,
      balance: Trend,
      revenueLines: z.array(BudgetLine),
      expenditureLines: z.array(BudgetLine),
      source: Source.nullable(),
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getFinanceInflowWidget': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The newest year of money in a place in four numbers: taxes, revenue, expenditure, balance; the sums of the tables.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      day: IsoDate.nullable(),
      taxes: z.number().nullable(),
      revenue: z.number().nullable(),
      expenditure: z.number().nullable(),
      balance: z.number().nullable(),
      source: Source.nullable(),
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getInsuranceInflow': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Insurance in a place: premiums written and claims paid by year and, for the newest one, by kind. Generated: no open series by region exists.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      day: IsoDate.nullable(),
      premiums: Trend,
      payments: Trend,
      kinds: z.array(
        z.object({ code: z.string(), name: z.string(), premiums: z.number(), claims: z.number() }),
      ),
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getIncomeDistribution': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Cash income per head by year beside the country, and the share of all income that each tenth of residents gets (generated: no open series by region exists).',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      /** Roubles a month. */
      income: Trend,
      countryIncome: Trend,
      day: IsoDate.nullable(),
      /** Lowest incomes first. Unit: percent. */
      tenths: z.array(z.object({ tenth: z.int(), share: z.number() })),
      source: Source.nullable(),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
