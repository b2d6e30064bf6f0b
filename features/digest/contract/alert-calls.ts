import { z } from 'zod';
import { Indicator } from '#statistics/shapes/indicator.ts';
import { Source } from '#statistics/shapes/source.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, Flag, YugoId } from '#platform/contract/fields.ts';
import { conditions, eventConditions, watchedMeasures } from '#services/notifications/public.ts';

const AlertId = z.object({ id: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER) });

const Measure = z
  .enum(watchedMeasures)
  .describe(
    'What is watched of the indicator: itself, the sum of seven days, that sum per 100,000 residents, the official reproduction number.',
  );

/** One threshold of the caller. */
const Alert = z.object({
  id: z.int(),
  yugoId: z.int(),
  place: z.string(),
  indicator: Indicator.describe('Named and written as what is watched of it.'),
  measure: Measure,
  condition: z.enum(conditions),
  threshold: z
    .number()
    .describe('In the unit of what is watched; for `changes` percent, either way; 0 for events.'),
  byMail: z.boolean(),
  paused: z.boolean(),
  newest: z
    .object({ day: z.iso.date(), value: z.number(), previous: z.number().nullable() })
    .nullable()
    .describe('The newest figure; null where there is none.'),
  holds: z.boolean().describe('Whether it is so already; the caller is told when it becomes so anew.'),
  firedOn: z.iso.date().nullable().describe('Day on which the caller was last told.'),
  last: z
    .object({ day: z.iso.date(), value: z.number() })
    .nullable()
    .describe('The figure the caller was last told of, and the last day of its period.'),
  week: z
    .array(z.object({ day: z.iso.date(), value: z.number() }))
    .describe('The seven newest figures, oldest first; none for an event.'),
  newestEvent: z
    .string()
    .nullable()
    .describe('Of an event: when it happened last, as it would be told; null = not yet, or no event.'),
  firedDays: z
    .array(z.iso.date())
    .describe('Last days of the periods of which the caller was told since seven days before the clock.'),
});

const largest = 1e15;
const Threshold = z.coerce.number<number>().min(-largest).max(largest);
const isSensible = ({ condition, threshold }: { condition: string; threshold?: number }): boolean =>
  condition !== 'changes' || threshold === undefined || threshold > 0;
const wrongThreshold = { message: 'Error_BadRequest', path: ['threshold'] };

/** A day on which thresholds told, the first by name. */
const Fired = z
  .object({
    day: z.iso.date(),
    name: z.string().describe('What the first watches and where.'),
    more: z.int().describe('How many more told that day.'),
  })
  .nullable();

/** Calls about thresholds of figures. */
export const alertContract = {
  'alerts/getAlerts': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'The thresholds of the caller, newest first, with the newest figure of each.',
    input: z.object({}),
    output: z.object({ alerts: z.array(Alert), most: z.int().describe('As many as an account may have.') }),
  }),
  'alerts/getChoices': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'What a threshold can be set on: places, and what is watched of the indicators that this one has figures of, cases and deaths first.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      places: z.array(z.object({ yugoId: z.int(), name: z.string() })),
      indicators: z.array(
        Indicator.extend({
          measure: Measure,
          conditions: z.array(z.enum(conditions)).describe('What can be waited for of it.'),
          newest: z.object({ day: z.iso.date(), value: z.number() }).nullable(),
        }),
      ),
    }),
    errors: ['region_not_found'],
  }),
  'alerts/tryAlert': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'The newest figures of an indicator in a place, and of which of them a threshold would have told, had it been set at the first.',
    input: z
      .object({
        yugoId: YugoId,
        indicator: z.string().min(1).max(100),
        measure: Measure.default('value'),
        condition: z.enum(conditions).default('above'),
        threshold: Threshold.optional().describe('What one figure of ten goes beyond when left out.'),
      })
      .refine(isSensible, wrongThreshold),
    output: z.object({
      indicator: Indicator,
      course: z
        .array(z.object({ day: z.iso.date(), value: z.number(), previous: z.number().nullable() }))
        .describe('At most 180 figures, oldest first, each with the one before; empty = nothing is known.'),
      threshold: z.number().nullable().describe('As asked for or proposed; null = nothing to choose by.'),
      firings: z.array(z.iso.date()).describe('Last days of the periods that would have been told.'),
      source: Source.nullable(),
      events: z
        .array(
          z.object({
            condition: z.enum(eventConditions),
            day: z.iso.date(),
            text: z.string().describe('As it would have been told.'),
          }),
        )
        .describe('What happened of late, at most five of each kind, newest first.'),
    }),
    errors: ['region_not_found', 'indicator_not_found'],
  }),
  'alerts/saveAlert': endpoint({
    verb: 'POST',
    access: 'licensed',
    summary:
      'Sets a threshold, or changes one of the caller’s. What holds already is told of when it begins anew.',
    input: z
      .object({
        id: AlertId.shape.id.optional(),
        yugoId: YugoId,
        indicator: z.string().min(1).max(100),
        measure: Measure.default('value'),
        condition: z.enum(conditions),
        threshold: Threshold.default(0).describe('Counts for nothing with an event.'),
        byMail: Flag.default(false),
      })
      .refine(isSensible, wrongThreshold),
    output: z.object({ id: z.int() }),
    errors: ['region_not_found', 'indicator_not_found', 'not_found', 'conflict', 'too_many_kept'],
  }),
  'alerts/getBeside': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'The nearest days before and after the chosen one on which the caller’s thresholds would have told of a figure. Up to the product’s own day, by what the first watches.',
    input: z.object({}),
    output: z.object({ day: z.iso.date(), before: Fired, after: Fired }),
  }),
  'alerts/pauseAlert': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Pauses a threshold of the caller or lets it go on; what began to hold meanwhile is not told.',
    input: AlertId.extend({ paused: Flag }),
    output: Done,
    errors: ['not_found'],
  }),
  'alerts/deleteAlert': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Deletes a threshold of the caller; it can be taken back for a day.',
    input: AlertId,
    output: Done,
    errors: ['not_found'],
  }),
  'alerts/restoreAlert': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Takes back the deletion of a threshold of the caller.',
    input: AlertId,
    output: Done,
    errors: ['not_found', 'conflict', 'too_many_kept'],
  }),
} satisfies Contract;
