import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Indicator, Unit } from '#statistics/shapes/indicator.ts';
import { Source } from '#statistics/shapes/source.ts';
import { IsoDate, PageIndex, pageSize, Whole } from '#platform/contract/fields.ts';
import { reminderContract } from './contract/reminder-calls.ts';
import { themeContract } from './contract/theme-calls.ts';

const Id = Whole.min(1).max(1000);
const Named = z.object({ id: z.int(), name: z.string(), count: z.int().describe('Quotes in it.') });

const DayValue = z.object({ day: IsoDate, value: z.number() });

const Quote = z.object({
  text: z.string().describe('In the language it was said in.'),
  language: z.string(),
  isDirect: z.boolean().describe('False: the outlet’s headline retells it.'),
  speaker: z.object({
    name: z.string(),
    role: z.string().nullable(),
    entityId: z.int().nullable().describe('Of the person’s dossier.'),
  }),
  themeId: z.int().nullable(),
  source: z.string().describe('The outlet, or the records the words stand in.'),
  sourceLink: z.string().nullable(),
  newsId: z.int().nullable(),
  date: z.iso.datetime({ offset: true }).nullable().describe('Null where the source has no day.'),
  hasTime: z.boolean(),
  beside: z
    .object({
      yugoId: z.int(),
      place: z.string(),
      indicator: z.string(),
      name: z.string().describe('Of the indicator.'),
      unit: Unit,
      decimals: z.int(),
      period: Indicator.shape.period,
      day: IsoDate.describe('The last day of the period.'),
      value: z.number(),
      peak: DayValue.nullable().describe('The highest of the course; null where that says nothing.'),
      newest: DayValue.describe('As it stands now.'),
      course: z.object({
        values: z.array(z.number().nullable()),
        at: z.int().describe('Which of them stands beside the quote; -1 where it is older than the course.'),
      }),
      source: Source,
    })
    .nullable()
    .describe(
      'Our figure of what the quote counts, of that place on that day, without a verdict; null where the quote counts nothing or it is not sure what.',
    ),
  promise: z
    .object({
      day: IsoDate,
      isAhead: z.boolean().describe('False: by the clock the day has come.'),
    })
    .nullable()
    .describe(
      'Day on which what the quote promises can be checked: read out of its words; null where they name none.',
    ),
  period: z.string().nullable().describe('Years of the records where the day is not known.'),
});

const Quotes = z.object({
  id: z.int(),
  name: z.string(),
  total: z.int(),
  directCount: z.int().describe('Those in the speaker’s own words.'),
  figureCount: z.int().describe('Those with a figure of ours beside them.'),
  place: z
    .object({ rubricId: z.int(), scopeId: z.int() })
    .nullable()
    .describe(
      'Where a theme stands: the rubric most of its quotes are of, and its circle; null of a rubric or circle.',
    ),
  speakers: z
    .array(z.object({ name: z.string(), entityId: z.int().nullable(), count: z.int() }))
    .describe('Who is quoted most, at most eight.'),
  quotes: z.array(Quote),
});

const page = {
  pageIndex: PageIndex,
  pageSize: pageSize(15, 60),
  order: z
    .enum(['time', 'people', 'figures'])
    .default('time')
    .describe(
      'time: dated first, newest first; people: by speaker; figures: those with a figure beside them alone.',
    ),
};
const shared = { verb: 'GET', access: 'public', cached: true } as const;

/** Calls of the quotes chat: rubric, circle, theme, and what was said in each. */
export const quotesContract = {
  ...themeContract,
  ...reminderContract,
  'quotes/GetRubricSection': endpoint({
    ...shared,
    summary: 'Rubrics in which somebody is quoted.',
    input: z.object({}),
    output: z.array(Named),
  }),
  'quotes/GetScopeSection': endpoint({
    ...shared,
    summary: 'Circles of themes in a rubric.',
    input: z.object({ rubricId: Id.default(4) }),
    output: z.array(Named),
  }),
  'quotes/GetThemesSection': endpoint({
    ...shared,
    summary: 'Themes that quotes are about, of one circle or of all, in one rubric or in all.',
    input: z.object({ scopeId: Id.optional(), rubricId: Id.optional() }),
    output: z.array(Named),
  }),
  'quotes/GetRubricQuotes': endpoint({
    ...shared,
    summary:
      'What was said in a rubric: sentences of the records, and headlines of the thirty days before the clock.',
    input: z.object({ rubricId: Id.default(4), ...page }),
    output: Quotes,
    errors: ['not_found'],
  }),
  'quotes/GetScopeQuotes': endpoint({
    ...shared,
    summary: 'What was said in a circle of themes.',
    input: z.object({ scopeId: Id.default(4), rubricId: Id.optional(), ...page }),
    output: Quotes,
    errors: ['not_found'],
  }),
  'quotes/GetThemeQuotes': endpoint({
    ...shared,
    summary: 'What was said about a theme.',
    input: z.object({ themeId: Id.default(179), ...page }),
    output: Quotes,
    errors: ['not_found'],
  }),
  'quotes/getSpeakerQuotes': endpoint({
    ...shared,
    summary: 'What headlines of the thirty days before the clock say that a person said, newest first.',
    input: z.object({
      entityId: Whole.min(1).max(2_147_483_647),
      pageIndex: PageIndex,
      pageSize: pageSize(5, 60),
    }),
    output: z.object({
      total: z.int(),
      directCount: z.int().describe('Those in the speaker’s own words.'),
      quotes: z.array(Quote),
    }),
  }),
} satisfies Contract;
