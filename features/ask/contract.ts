import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, TypedText } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { Unit } from '#statistics/shapes/unit.ts';
import { operations } from './domain/reading/understood.ts';

/** Longest question, in signs. */
const longestQuestion = 300;

const Time = z.string().describe('`2020`, `2020-07`, `2020-07-01` or `latest`.');

const Understood = z.object({
  operation: z.enum(operations),
  indicators: z.array(z.object({ id: z.string(), dims: z.string() })),
  places: z.array(z.union([z.int(), z.enum(['all_regions', 'sum_of_regions'])])),
  period: z.object({ at: Time.optional(), from: Time.optional(), to: Time.optional() }),
  params: z.object({
    n: z.int().optional(),
    x: z.number().optional(),
    order: z.enum(['asc', 'desc']).optional(),
  }),
});

const Row = z.object({
  yugoId: z.int(),
  name: z.string(),
  day: IsoDate,
  value: z.number(),
});

/** A part of what was understood, in words, and the questions with it changed. */
const Chip = z.object({
  kind: z.enum(['indicator', 'place', 'period', 'operation']),
  text: z.string(),
  options: z
    .array(z.object({ text: z.string(), question: z.string() }))
    .describe('The same question with another choice; none where this part cannot be changed alone.'),
});

const Offer = z.object({ question: z.string(), note: z.string() });

/** Calls of the ask room. */
export const askContract = {
  'ask/getAnswer': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'A question in words, in any of the five languages, answered by rules with one figure and where it comes from; where it cannot be answered there is no value and the reason stands.',
    input: z.object({ q: TypedText(longestQuestion).describe('The question.') }),
    output: z.object({
      understood: Understood,
      readings: z.array(Understood).describe('Other fair readings of the same words.'),
      sentence: z.string(),
      value: z.number().optional().describe('Absent where the question cannot be answered.'),
      unit: z
        .string()
        .nullable()
        .describe(
          'Code of the unit of the catalogue; percent, times, place or regions where the answer is one.',
        ),
      time: z.string().nullable().describe('Year of an annual figure, otherwise the last day of its period.'),
      rows: z.array(Row).optional().describe('What the answer is made of, in its order.'),
      result: z
        .object({
          of: z.int().optional(),
          difference: z.number().optional(),
          percent: z.number().optional(),
          whole: z.number().optional(),
        })
        .describe(
          'Beside the value: how many were compared, the difference in units and in per cent, the whole.',
        ),
      view: z.object({
        kind: z.enum(['line', 'bars', 'none']),
        course: z.array(Row).describe('The whole series behind the answer, for a line.'),
        unit: Unit.nullable(),
        decimals: z.int(),
        period: z.enum(['daily', 'weekly', 'monthly', 'quarterly', 'annual']).nullable(),
      }),
      receipt: z
        .object({
          source: Source,
          addends: z.array(z.object({ label: z.string(), value: z.string() })),
          figure: z.string(),
        })
        .nullable(),
      chips: z.array(Chip).describe('What was understood, in words.'),
      notes: z.array(z.string()).describe('What was put in place of what was asked, each in a sentence.'),
      notUnderstood: z.array(z.string()),
      reason: z
        .string()
        .optional()
        .describe('Why there is no value, and what can be answered nearest to it.'),
      offers: z.array(Offer).describe('Questions near to this one that have an answer.'),
    }),
  }),
} satisfies Contract;
