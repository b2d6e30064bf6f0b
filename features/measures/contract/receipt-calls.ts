import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, IsoMoment, YugoId } from '#platform/contract/fields.ts';
import { ModelWarnings } from '#features/models/public.server.ts';
import { proposers } from '../domain/abilities.ts';
import { outcomeLacks } from '../domain/receipt/judge-outcome.ts';
import {
  instrumentKinds,
  instrumentPer,
  receiptBounds as bounds,
  receiptLacks,
} from '../domain/receipt/receipt.ts';
import { Direction, MeasureId, VersionNumber } from './measure-fields.ts';

const Percent = z.number().min(bounds.reduction.min).max(bounds.reduction.max);
const Weeks = z.int().min(bounds.weeks.min).max(bounds.weeks.max);
const Band = z
  .object({ q05: z.number(), q25: z.number(), q50: z.number(), q75: z.number(), q95: z.number() })
  .describe('Per cent: nine tenths of the runs lie between q05 and q95.');
const Place = z.object({ yugoId: z.int(), shortName: z.string() });

const Promised = z.object({
  place: Place,
  starts: IsoDate,
  lastDay: IsoDate,
  low: z.number(),
  high: z.number(),
  weeks: z
    .array(Band)
    .describe('Registered cases from the first day to the end of each week against the same run without it.'),
  cases: z.object({ q05: z.number(), q50: z.number(), q95: z.number() }).describe('The whole span, people.'),
  model: z.string(),
  modelVersion: z.string(),
  inputHash: z.string(),
  dataAsOf: IsoDate,
  members: z.int(),
  seed: z.int(),
  twins: z.array(Place).describe('What the outcome will be compared with; none = it will not be.'),
  warnings: ModelWarnings,
});

const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);

/** What a measure of the economy gives a family, as its moderator assumes it. */
const Instrument = z
  .strictObject({
    kind: z.enum(instrumentKinds),
    per: z.enum(instrumentPer),
    amount: within(bounds.amount).describe('Roubles a month.'),
    incomeLimitPm: within(bounds.incomeLimit).nullable().describe('Minimums a head at most; null = whoever.'),
    minChildren: z.int().min(bounds.minChildren.min).max(bounds.minChildren.max),
    low: within(bounds.claimed).describe('Per cent of those entitled who claim it, at least.'),
    high: within(bounds.claimed).describe('At most.'),
  })
  .refine(({ low, high }) => low <= high, { path: ['high'] });

const Spread = z.object({ q05: z.number(), q50: z.number(), q95: z.number() });

/** What such a measure is worth. */
const Worth = z.object({
  place: Place,
  starts: IsoDate,
  lastDay: IsoDate.describe('Of its first whole year: that year\u2019s poverty will be compared.'),
  twins: z.array(Place).describe('What the outcome will be compared with; none = it will not be.'),
  instrument: Instrument,
  lifted: Spread.describe('People lifted over the subsistence minimum.'),
  cost: Spread.describe('Roubles a month.'),
  costPerLifted: Spread.nullable().describe('Roubles a month; null where most runs lift nobody.'),
  poorBefore: z.number().describe('Published share of residents under the minimum.'),
  poorAfter: Spread,
  policyYear: z.int().describe('Year of the rules and prices it is computed in.'),
  model: z.string(),
  modelVersion: z.string(),
  inputHash: z.string(),
  dataAsOf: IsoDate,
  members: z.int(),
  seed: z.int(),
  warnings: ModelWarnings,
});

const InputHash = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .describe('Of the promise that was seen.');

/** What a moderator freezes with the acceptance: the promise they saw, or why there is none. */
export const FrozenChoice = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('epidemic'),
      yugoId: YugoId,
      low: Percent,
      high: Percent,
      weeks: Weeks,
      inputHash: InputHash,
    })
    .refine(({ low, high }) => low <= high, { path: ['high'] }),
  z.strictObject({
    kind: z.literal('family'),
    yugoId: YugoId,
    instrument: Instrument,
    inputHash: InputHash,
  }),
  z.strictObject({ kind: z.literal('none'), reason: z.string().trim().min(1).max(bounds.reason) }),
]);

/** Where what came lies beside what was promised. */
export const Verdict = z.enum(['inside', 'stronger', 'weaker']);

/** The receipt of an accepted version. */
export const Receipt = z.object({
  frozenAt: IsoMoment,
  whyNone: z.string().nullable().describe('In the moderator\u2019s words; null where there is a promise.'),
  promise: Promised.nullable(),
  worth: Worth.nullable().describe('The promise of a measure of the economy.'),
  outcome: z
    .object({
      knownDay: IsoDate,
      lack: z.enum(outcomeLacks).nullable(),
      weeks: z.array(z.number()).describe('Gap to the twins, per cent; none of the economy.'),
      gap: z.number().nullable().describe('Per cent; of the economy percentage points.'),
      verdict: Verdict.nullable(),
      scatter: z.object({ low: z.number(), high: z.number() }).nullable(),
      before: z
        .number()
        .nullable()
        .describe(
          'Cases in the place in 28 days before, people; of the economy, poverty of the year before, per cent.',
        ),
      after: z
        .number()
        .nullable()
        .describe('In the weeks of the promise; of the economy, in its first whole year.'),
    })
    .nullable()
    .describe('Null until its weeks, or its first whole year, are over and published.'),
});

/** What a measure is expected to do, before it is accepted. */
export const receiptContract = {
  'measure/previewReceipt': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles: proposers,
    changes: false,
    summary:
      'What a model says a version will do in one of its places, or why nothing can be computed: of health, the scenario model to the registered cases, nine tenths of 200 runs with it against without it; of the economy, the family model to poverty, once its benefit or deduction is said. What is not said is taken from the measure and its kind.',
    input: z.object({
      id: MeasureId,
      version: VersionNumber,
      yugoId: YugoId.optional(),
      low: Percent.optional(),
      high: Percent.optional(),
      weeks: Weeks.optional(),
      instrument: Instrument.optional().describe('Of a measure of the economy.'),
    }),
    output: z.object({
      assumed: z.object({
        yugoId: z.int().nullable(),
        low: z.number().nullable(),
        high: z.number().nullable(),
        weeks: z.int(),
        isMeasured: z.boolean().describe('The range was measured for its kind.'),
        instrument: Instrument.nullable(),
      }),
      direction: Direction,
      places: z.array(Place),
      promise: Promised.nullable(),
      worth: Worth.nullable(),
      lack: z.enum(receiptLacks).nullable(),
    }),
    errors: ['not_found', 'form_incorrect', 'too_many_requests'],
  }),
} satisfies Contract;
