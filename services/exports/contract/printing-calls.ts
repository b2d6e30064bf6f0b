import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done } from '#platform/contract/fields.ts';
import { isOneDossier, maxTabs } from '../domain/printing/dossier-tabs.ts';
import { printableAddress } from '../domain/printing/printable-address.ts';

const Printable = z
  .string()
  .max(500)
  .refine((address) => printableAddress(address) !== null, 'Error_BadRequest');

const OrderId = z.object({ id: z.uuid() });

/** How far an order for a PDF is. */
const PrintOrder = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'printing', 'ready', 'failed', 'cancelled']),
  progress: z.int().min(0).max(100).describe('Percent of the way.'),
  reason: z.enum(['too_slow', 'refused', 'broken', 'lost']).nullable().describe('Why it failed.'),
  file: z.string().nullable().describe('Address of the file, for its owner alone, for a day.'),
  bytes: z.int().nullable(),
});

/** Calls that turn a page into a PDF beside requests. */
export const printingContract = {
  'printing/order': endpoint({
    verb: 'POST',
    access: 'licensed',
    summary:
      'Orders a PDF of a dossier’s tabs, a board or the summary as the caller may see it; 503 where the server has no browser.',
    input: z
      .object({
        address: Printable.describe(
          'From the language on, with its choices: `/en/regions/1124665/overview?asOf=2021-07-01`.',
        ),
        more: z
          .array(Printable)
          .max(maxTabs - 1)
          .optional()
          .describe('Further tabs of the same dossier, for one file with contents and sources.'),
      })
      .refine(({ address, more = [] }) => isOneDossier(address, more), 'Error_BadRequest'),
    output: PrintOrder,
    errors: ['too_many_requests', 'unavailable'],
  }),
  'printing/getOrder': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'How far an order of the caller is.',
    input: OrderId,
    output: PrintOrder,
    errors: ['not_found'],
  }),
  'printing/cancel': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Ends an order of the caller: what waits is not begun, what is being printed stops, a file goes.',
    input: OrderId,
    output: Done,
    errors: ['not_found'],
  }),
} satisfies Contract;
