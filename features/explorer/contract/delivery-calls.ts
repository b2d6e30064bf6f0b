import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, Flag, Whole } from '#platform/contract/fields.ts';

const Own = z.object({ id: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const Hour = Whole.min(0).max(23);
const Weekday = Whole.min(1).max(7).nullable().describe('1 = Monday to 7 = Sunday; null = every day.');

/** Calls about boards that leave the product: by letter, and by notices of new figures. */
export const deliveryCalls = {
  'boards/getDelivery': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'When a board of the caller comes by letter, and of which of its views new figures are told.',
    input: Own,
    output: z.object({
      email: z.string(),
      letter: z.object({
        isOn: z.boolean(),
        hour: z.int(),
        zone: z.string().describe('IANA name of the zone.'),
        weekday: z.int().nullable().describe('1 = Monday to 7 = Sunday; null = every day.'),
        lastSent: z.iso.datetime().nullable(),
        isUndelivered: z.boolean().describe('It ended by itself: letters in a row were not taken.'),
      }),
      watched: z.array(z.string()).describe('Ids of the tiles whose new figures are told.'),
    }),
    errors: ['not_found'],
  }),
  'boards/saveLetter': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Has a board of the caller come to their own address at an hour, every day or once a week, or ends that.',
    input: Own.extend({ isOn: Flag, hour: Hour, zone: z.string().min(1).max(64), weekday: Weekday }),
    output: Done,
    errors: ['not_found'],
  }),
  'boards/watchTile': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Has the caller be told when a newer or revised figure comes out on a view of their board, or ends that.',
    input: Own.extend({ tileId: z.string().min(1).max(40), isOn: Flag }),
    output: Done,
    errors: ['not_found'],
  }),
  'boards/endLetter': endpoint({
    verb: 'POST',
    access: 'public',
    changes: false,
    summary: 'Ends a board’s letters in one click by the token of one, without a session (RFC 8058).',
    input: z.object({ token: z.string().min(1).max(200), 'List-Unsubscribe': z.string().optional() }),
    output: Done,
    errors: ['link_expired', 'too_many_requests'],
  }),
} satisfies Contract;
