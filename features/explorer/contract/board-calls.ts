import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, listOf, Version, YugoId } from '#platform/contract/fields.ts';
import { maxBoards, maxTiles, receivedTiles } from '../domain/boards/board-limits.ts';
import { BoardName, NewTile, ShownTile, Tile } from './board-shapes.ts';

const Id = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const Own = z.object({ id: Id });
const Key = z.object({
  id: z.string().min(1).max(100).describe('Number of an own board, or the secret of a shared one.'),
});

/** Calls about boards. */
export const boardCalls = {
  'boards/getBoards': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'The boards of the caller, the one changed last first.',
    input: z.object({}),
    output: z.object({
      most: z.int().describe('As many as an account may have.'),
      boards: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          tiles: z.int(),
          isShared: z.boolean(),
          changedAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
  'boards/getBoard': endpoint({
    verb: 'GET',
    access: 'public',
    summary:
      'A board of the caller by its number, or of anybody by its secret, with what its tiles show. Without a licence its figures are those known thirty days ago.',
    input: Key,
    output: z.object({
      id: z.int().nullable().describe('Null: another’s.'),
      name: z.string(),
      version: z.int(),
      isShared: z.boolean().describe('Whoever has its secret opens it; told to its owner alone.'),
      most: z.int().describe('Tiles that a board may have.'),
      asOf: z.iso.date().describe('Day of knowledge of its figures.'),
      isOpenDay: z.boolean().describe('The caller has no licence: newer figures are left out.'),
      tiles: z.array(ShownTile),
    }),
    errors: ['not_found', 'not_authenticated'],
  }),
  'boards/createBoard': endpoint({
    verb: 'POST',
    access: 'login',
    summary: `Makes a board; an account has at most ${maxBoards}, each with at most ${maxTiles} tiles.`,
    input: z.object({ name: BoardName, tiles: listOf(NewTile, receivedTiles).default([]) }),
    output: Own,
    errors: ['too_many_kept'],
  }),
  'boards/createRegionBoard': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Makes a board of a region’s main views: residents, product, wages, work, poverty, health.',
    input: z.object({ yugoId: YugoId }),
    output: Own,
    errors: ['region_not_found', 'too_many_kept'],
  }),
  'boards/copyBoard': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Makes a copy of an own board or of one whose secret the caller has.',
    input: Key,
    output: Own,
    errors: ['not_found', 'too_many_kept'],
  }),
  'boards/saveBoard': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Changes the name of a board, its tiles and their order.',
    input: z.object({
      id: Id,
      version: Version.describe('The version the change started from.'),
      name: BoardName,
      tiles: listOf(Tile, receivedTiles),
    }),
    output: z.object({ version: z.int() }),
    errors: ['not_found', 'conflict', 'too_many_kept'],
    bodyLimit: 512 * 1024,
  }),
  'boards/addTile': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Lays a tile on a board of the caller, below the others.',
    input: z.object({ id: Id, tile: NewTile }),
    output: z.object({ tileId: z.string(), version: z.int() }),
    errors: ['not_found', 'too_many_kept'],
  }),
  'boards/shareBoard': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Makes the secret that opens a board for whoever has it, or ends that. The secret is told here alone; an older one opens nothing.',
    input: z.object({ id: Id, isShared: z.boolean() }),
    output: z.object({ token: z.string().nullable() }),
    errors: ['not_found'],
  }),
  'boards/deleteBoard': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Deletes a board of the caller; it can be taken back for an hour.',
    input: Own,
    output: Done,
    errors: ['not_found'],
  }),
  'boards/restoreBoard': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Takes back the deletion of a board of the caller.',
    input: Own,
    output: Done,
    errors: ['not_found', 'too_many_kept'],
  }),
} satisfies Contract;
