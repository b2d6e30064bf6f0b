import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, listOf } from '#platform/contract/fields.ts';
import { maxGroups } from '../domain/boards/board-limits.ts';
import { maxPlaces } from '../domain/view/choices.ts';
import { placeWordPattern } from '../domain/view/place-word.ts';
import { BoardName } from './board-shapes.ts';

const Own = z.object({ id: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** Calls about groups of places that readers make. */
export const groupCalls = {
  'explore/getGroups': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'The groups of places that the caller made, by name.',
    input: z.object({}),
    output: z.object({
      most: z.int().describe('As many as an account may have.'),
      groups: z.array(z.object({ id: z.int(), name: z.string(), places: z.array(z.string()) })),
    }),
  }),
  'explore/saveGroup': endpoint({
    verb: 'POST',
    access: 'login',
    summary: `Keeps places as a group, at most ${maxGroups}; one of the same name takes the new places.`,
    input: z.object({
      name: BoardName,
      places: listOf(z.string().regex(placeWordPattern, 'Explore_Bad_Place'), maxPlaces)
        .refine((list) => list.length > 0)
        .describe('Words for places as a view takes them.'),
    }),
    output: Own,
    errors: ['region_not_found', 'too_many_kept'],
  }),
  'explore/deleteGroup': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Deletes a group of the caller; it can be taken back for an hour.',
    input: Own,
    output: Done,
    errors: ['not_found'],
  }),
  'explore/restoreGroup': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Takes back the deletion of a group of the caller.',
    input: Own,
    output: Done,
    errors: ['not_found', 'too_many_kept'],
  }),
} satisfies Contract;
