import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoDate, Whole } from '#platform/contract/fields.ts';

const Quoted = z.object({ newsId: Whole.min(1).describe('Headline in which it is quoted.') });

/** Calls by which a reader is reminded of what a quote promises. */
export const reminderContract = {
  'quotes/getReminders': endpoint({
    verb: 'GET',
    access: 'public',
    summary: 'What the caller waits to be reminded of, the nearest first; nothing without a login.',
    input: z.object({}),
    output: z.object({
      reminders: z.array(
        z.object({
          newsId: z.int(),
          text: z.string(),
          language: z.string(),
          speaker: z.string(),
          day: IsoDate.describe('Day on which it is told.'),
        }),
      ),
    }),
  }),
  'quotes/remind': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Reminds the caller of a quote on the day its promise names, as a notice; asking again changes nothing.',
    input: Quoted,
    output: z.object({ day: IsoDate }),
    errors: ['not_found'],
  }),
  'quotes/forgetReminder': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Reminds the caller of a quote no longer; what was not asked for is fine.',
    input: Quoted,
    output: Done,
  }),
} satisfies Contract;
