import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { Trend, Part } from './trend.ts';

/** Calls of the tab of products. */
export const productsContract = {
  'regiondossier/getProductsStats': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Goods of own production shipped in a place by section of industry and year, with the year from which industries are counted anew: no change is told across it.',
    input: z.object({
      yugoId: YugoId,
      industry: z.enum(['all', 'mining', 'manufacturing', 'energy', 'water']).default('all'),
    }),
    output: z.object({
      yugoId: z.int(),
      day: IsoDate.nullable(),
      /** First year counted by ОКВЭД-2. */
      breakDay: IsoDate,
      /** The sections asked for together. Unit: roubles. */
      total: Trend,
      sections: z.array(Part.extend({ points: Trend.shape.points })),
      source: Source.nullable(),
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getTradeStatistics': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Exports and imports of a place by year and, for the newest one, by group of goods. Generated: no open series by region exists. Unit: US dollars.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      day: IsoDate.nullable(),
      exports: Trend,
      imports: Trend,
      goods: z.array(
        z.object({ code: z.string(), name: z.string(), exports: z.number(), imports: z.number() }),
      ),
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getTradeRating': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'All subjects by foreign trade, exports and imports together, in the newest year; equal ones share a rank. Generated. Unit: US dollars.',
    input: z.object({}),
    output: z.object({
      day: IsoDate.nullable(),
      regions: z.array(z.object({ yugoId: z.int(), name: z.string(), value: z.number(), rank: z.int() })),
      source: Source.nullable(),
    }),
  }),
  'regiondossier/getFuelPrices': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Consumer prices of motor fuels in a subject by month. Generated: no open series by region exists. Unit: roubles a litre.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      fuels: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          points: Trend.shape.points,
          outlook: z
            .array(
              z.object({
                months: z.int(),
                method: z.enum(['drift', 'stays']).describe('`stays`: the last price did no worse.'),
                price: z.number(),
                low: z.number().describe('Nine of ten.'),
                high: z.number(),
                record: z.object({ ratio: z.number(), months: z.int() }).nullable(),
              }),
            )
            .describe('Three months and a year ahead; empty where too few months are known.'),
          warnings: z.array(z.enum(['fuel.regime'])),
        }),
      ),
      source: Source.nullable(),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
