import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoDate, IsoMoment, TypedText } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { Unit } from '#statistics/shapes/indicator.ts';
import { roleNumbers } from '#platform/shared/roles.ts';
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
  kind: z.enum(['indicator', 'place', 'period', 'operation', 'topic']),
  text: z.string(),
  options: z
    .array(z.object({ text: z.string(), question: z.string() }))
    .describe('The same question with another choice; none where this part cannot be changed alone.'),
});

/** A page that tells what the question asks for. */
const Entry = z.object({
  kind: z.enum(['dossier', 'measures', 'search', 'forecast', 'neighbours', 'scatter']),
  text: z.string().describe('What it tells of: a place, an indicator, a topic.'),
  id: z.int().optional().describe('The place.'),
  words: z.string().optional().describe('What is searched for.'),
  indicators: z.array(z.string()).optional(),
});

const Headline = z.object({
  newsId: z.int(),
  title: z.string(),
  language: z.string(),
  source: z.string().describe('The outlet.'),
  at: IsoMoment,
});

const Offer = z.object({ question: z.string(), note: z.string() });

/** Who looks after the words questions are read by. */
const desk = {
  access: 'login',
  roles: [roleNumbers.superUser, roleNumbers.regionalEditor, roleNumbers.superModerator],
} as const;

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
          rank: z.int().optional(),
          order: z.enum(['asc', 'desc']).optional(),
          median: z.number().optional(),
        })
        .describe(
          'Beside the value: how many were compared, the difference in units and in per cent, the whole; of a rate of one region its place among all at the time, counted from the lowest (asc) or the highest (desc), and their median.',
        ),
      view: z.object({
        kind: z.enum(['line', 'bars', 'none']),
        course: z.array(Row).describe('The whole series behind the answer, for a line.'),
        beside: z
          .array(Row)
          .describe('The series of the other places, where several are compared from a time on.'),
        median: z
          .array(z.object({ day: IsoDate, value: z.number() }))
          .describe(
            'The middle of all regions over the same time, beside the rate of one of them; empty where there is none.',
          ),
        regions: z
          .array(Row)
          .describe('Every region at the time of the answer, where regions are put in order; else empty.'),
        country: Row.nullable().describe('The country at the same time, where it has a value of its own.'),
        unit: Unit.nullable(),
        decimals: z.int(),
        period: z.enum(['daily', 'weekly', 'monthly', 'quarterly', 'annual']).nullable(),
      }),
      receipt: z
        .object({
          source: Source,
          addends: z.array(z.object({ label: z.string(), value: z.string() })),
          figure: z.string(),
          total: z
            .object({ label: z.string(), value: z.string() })
            .nullable()
            .describe('What the rows end in where it is not the figure itself: a place among the regions.'),
        })
        .nullable(),
      chips: z.array(Chip).describe('What was understood, in words.'),
      notes: z.array(z.string()).describe('What was put in place of what was asked, each in a sentence.'),
      notUnderstood: z.array(z.string()),
      reason: z
        .string()
        .optional()
        .describe('Why there is no value, and what can be answered nearest to it.'),
      headlines: z.array(Headline).describe('The newest of what was written, where that is asked for.'),
      entries: z.array(Entry).describe('Pages that tell what is asked for, or come nearest to it.'),
      offers: z.array(Offer).describe('Questions near to this one that have an answer.'),
    }),
  }),
  'ask/suggest': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'Whole questions that go on with what is typed, in the language it is typed in; each has an answer.',
    input: z.object({ q: TypedText(longestQuestion).describe('What is typed so far.') }),
    output: z.object({
      suggestions: z.array(
        z.object({
          question: z.string(),
          note: z.string().describe('The years its figures are of; empty where it names its own.'),
        }),
      ),
    }),
  }),
  'ask/getUnanswered': endpoint({
    ...desk,
    verb: 'GET',
    summary:
      'Questions that had no answer, those asked most first: their words and how often, nothing of who asked.',
    input: z.object({ pageIndex: z.coerce.number<number>().int().min(0).max(100).default(0) }),
    output: z.object({
      total: z.int(),
      pageSize: z.int(),
      questions: z.array(
        z.object({
          words: z.string(),
          locale: z.string(),
          reason: z.string().describe('Why there was no answer, in a sentence.'),
          times: z.int(),
          lastOn: IsoDate,
        }),
      ),
    }),
  }),
  'ask/dropUnanswered': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Takes a question from the list: its word was added, or it is none of ours.',
    input: z.object({ words: z.string().min(1).max(200), locale: z.string().length(2) }),
    output: Done,
    errors: ['not_found'],
  }),
} satisfies Contract;
