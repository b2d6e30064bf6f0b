import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import {
  Flag,
  IsoDate,
  listOf,
  PageIndex,
  pageSize,
  YugoId,
  TypedText,
  Whole,
} from '#platform/contract/fields.ts';
import { DirectionText, Kept, MeasureRow, StatusText } from './measure-fields.ts';

const Filters = z.object({
  view: z
    .enum(['all', 'mine', 'queue'])
    .default('all')
    .describe('Everything one may see, one\u2019s own, or what waits for a decision.'),
  status: listOf(StatusText, 4).default([]),
  direction: DirectionText.optional(),
  yugoId: YugoId.optional(),
  withNational: Flag.default(false).describe('With what holds in the whole country.'),
  subject: z.string().max(60).optional().describe('kind:value, as age:65+ or idc:J12.'),
  age: listOf(z.string().max(10), 40).optional().describe('For any of these groups.'),
  okved: z.string().max(8).optional(),
  issue: z.coerce.number<number>().int().min(1).max(2_147_483_647).optional(),
  author: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  origin: z.enum(['own', 'register']).optional(),
  text: TypedText(200).optional().describe('Words of title, basis and responsible body.'),
  day: IsoDate.optional().describe('In force on it.'),
  from: IsoDate.optional().describe('In force on some day from it on.'),
  to: IsoDate.optional(),
});

const Step = z.object({ day: IsoDate, count: z.int() });

/** What a list of measures is asked for. */
export type MeasureFilters = z.output<typeof Filters>;

/** Calls that list and count measures. */
export const listContract = {
  'measure/getMeasures': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'Versions of measures the caller may see, by place and term, filtered. A register\u2019s measure is seen from its first day on.',
    input: Filters.extend({
      sort: z.enum(['place', 'start', 'updated', 'waiting']).default('start'),
      pageIndex: PageIndex,
      pageSize: pageSize(50, 500),
    }),
    output: z.object({
      measures: z.array(
        MeasureRow.extend({
          kept: Kept.nullable().describe('Null before it is accepted, and of a register.'),
        }),
      ),
      total: z.int(),
      day: IsoDate,
    }),
  }),
  'measure/getInForceByDay': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'How many published measures of the filter are in force on each day of a year, as the days on which that changes; of a place beside those of the whole country.',
    input: Filters.omit({ day: true, from: true, to: true, status: true, withNational: true }).extend({
      year: Whole.min(2000).max(2100),
    }),
    output: z.object({
      year: z.int(),
      until: IsoDate.describe('Last day that is counted: the day of the data, or the year\u2019s last.'),
      own: z.array(Step),
      national: z.array(Step).nullable().describe('Null where the country itself is asked for.'),
    }),
  }),
  'measure/getMeasuresStats': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary: 'Counts of the same filter as the list\u2019s.',
    input: Filters,
    output: z.object({
      total: z.int(),
      byStatus: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int() }),
      byDirection: z.object({ 1: z.int(), 3: z.int() }),
      inForce: z.int().describe('Published and in force on the day.'),
      places: z.int(),
      registers: z.int().describe('Taken over from open registers.'),
      kept: z
        .object({ inside: z.int(), stronger: z.int(), weaker: z.int() })
        .describe('Of promises whose outcome is known, where it lies beside the promised nine tenths.'),
      overdue: z.int().describe('Waiting for a decision for more than 48 hours.'),
      day: IsoDate,
    }),
  }),
} satisfies Contract;
