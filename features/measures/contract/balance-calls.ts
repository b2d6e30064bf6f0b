import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { Unit } from '#statistics/shapes/indicator.ts';
import { Direction, DirectionText, MeasureRow } from './measure-fields.ts';

const Of = z.object({
  yugoId: YugoId,
  typeId: DirectionText.optional().describe('One balance: 1 health, 3 economy; both unless said.'),
});
const errors = ['region_not_found', 'forbidden'] as const;
const Verdict = z.enum(['worse', 'near', 'better']);

const Row = z.object({
  code: z.string(),
  name: z.string(),
  unit: Unit,
  decimals: z.int(),
  betterIs: z.enum(['up', 'down']),
  day: IsoDate.nullable(),
  value: z.number().nullable(),
  reference: z
    .object({
      kind: z.enum(['norm', 'country']).describe('What an act asks for, else the country on the same day.'),
      value: z.number(),
      basis: z.enum(['mr0178']).nullable(),
    })
    .nullable(),
  gap: z
    .object({
      share: z.number().describe('Part of the reference; above 0 = better.'),
      difference: z.number(),
      verdict: Verdict,
    })
    .nullable(),
  trend: z.array(z.number().nullable()),
  neighbours: z
    .array(z.object({ yugoId: z.int(), shortName: z.string(), value: z.number() }))
    .describe('Subjects it borders on, on the same day.'),
  country: z.number().nullable(),
  rank: z.int().nullable().describe('1 = the best of the subjects that have the figure.'),
  ranked: z.int(),
  source: Source.nullable(),
  sample: z.boolean(),
});

const Step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unknown'), code: z.string(), name: z.string() }),
  z.object({ kind: z.literal('ending'), measureId: z.int(), title: z.string(), ends: IsoDate }),
  z.object({
    kind: z.literal('uncovered'),
    code: z.string(),
    name: z.string(),
    rank: z.int().nullable(),
    ranked: z.int(),
  }),
]);

/** Calls of the dashboard: the two balances of the region an account is linked to. */
export const balanceContract = {
  'balances/getRegionHeader': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'The region of a dashboard, and how many of its measures are in force, wait, or end within 30 days.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      name: z.string(),
      shortName: z.string(),
      day: IsoDate,
      measures: z.object({ inForce: z.int(), waiting: z.int(), ending: z.int() }),
    }),
    errors,
  }),
  'balances/getRegionSummaryStats': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'Both balances: each figure beside its norm or the country, its trend, the same figure of the district\u2019s subjects.',
    input: Of,
    output: z.object({
      yugoId: z.int(),
      day: IsoDate,
      balances: z.array(
        z.object({
          typeId: Direction,
          rows: z.array(Row),
          counts: z.object({
            normed: z.int().describe('Rows with a norm and a figure.'),
            worse: z.int().describe('Of those.'),
            unnormed: z.int(),
            unknown: z.int(),
          }),
        }),
      ),
    }),
    errors,
  }),
  'balances/getRegionActions': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'How many measures mean to move each figure: by the targets they state, else by their kind (OxCGRT).',
    input: Of,
    output: z.object({
      yugoId: z.int(),
      day: IsoDate,
      figures: z.array(z.object({ code: z.string(), inForce: z.array(z.int()), waiting: z.array(z.int()) })),
    }),
    errors,
  }),
  'balances/getRegionDetailedActions': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary: 'What to do next with the reason, and the measures of the region in force or waiting.',
    input: Of,
    output: z.object({
      yugoId: z.int(),
      day: IsoDate,
      steps: z.array(Step),
      measures: z.array(MeasureRow.extend({ moves: z.array(z.string()) })),
    }),
    errors,
  }),
} satisfies Contract;
