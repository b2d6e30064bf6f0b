import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done } from '#platform/contract/fields.ts';
import { maxKeptViews } from '../domain/boards/board-limits.ts';
import { BoardName, ViewAddress } from './board-shapes.ts';

const Own = z.object({ id: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** Calls about views that a reader keeps. */
export const keptViewCalls = {
  'boards/getKeptViews': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'The views of the explorer that the caller keeps, the newest first.',
    input: z.object({}),
    output: z.object({
      most: z.int().describe('As many as an account may keep.'),
      views: z.array(z.object({ id: z.int(), name: z.string(), address: z.string() })),
    }),
  }),
  'boards/keepView': endpoint({
    verb: 'POST',
    access: 'login',
    summary: `Keeps a view of the explorer under a name, at most ${maxKeptViews}; the same view kept again takes the new name.`,
    input: z.object({ name: BoardName, address: ViewAddress }),
    output: Own,
    errors: ['too_many_kept'],
  }),
  'boards/deleteView': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Forgets a kept view of the caller; it can be taken back for an hour.',
    input: Own,
    output: Done,
    errors: ['not_found'],
  }),
  'boards/restoreView': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Takes a forgotten view of the caller back.',
    input: Own,
    output: Done,
    errors: ['not_found', 'too_many_kept'],
  }),
} satisfies Contract;
