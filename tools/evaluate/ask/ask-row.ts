import { z } from 'zod';

const Answer = z.looseObject({
  value: z.number().optional(),
  time: z.string().optional(),
  list: z.array(z.object({ place: z.int(), value: z.number() })).optional(),
  values: z.record(z.string(), z.number()).optional(),
  count: z.number().optional(),
  percent: z.number().optional(),
  ratio: z.number().optional(),
  rank: z.number().optional(),
  difference: z.number().optional(),
  last: z.object({ value: z.number() }).optional(),
});

/** A question with its known answer, as a line of the fixture. */
export const AskRow = z.object({
  id: z.string(),
  lang: z.enum(['ru', 'en', 'ja', 'pt', 'es']),
  text: z.string(),
  expect: z.object({
    operation: z.string(),
    indicators: z.array(z.object({ id: z.string(), dims: z.string() })),
    places: z.array(z.union([z.int(), z.string()])),
    period: z.object({ at: z.string().optional(), from: z.string().optional(), to: z.string().optional() }),
    params: z.object({ n: z.number().optional(), x: z.number().optional(), order: z.string().optional() }),
  }),
  answer: Answer.nullable(),
  unanswerable: z.object({ kind: z.string() }).nullable(),
});
export type AskRow = z.output<typeof AskRow>;
