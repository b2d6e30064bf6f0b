import { randomBytes, randomUUID } from 'node:crypto';
import { listCoverage } from '#statistics/indicators/coverage-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { openClock } from '#platform/server/open-clock.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { boardCalls } from '../../contract/board-calls.ts';
import { longestName, maxBoards, maxTiles } from '../../domain/boards/board-limits.ts';
import { regionBoard } from '../../domain/boards/region-template.ts';
import {
  countBoards,
  insertBoard,
  keptBoards,
  listBoards,
  setToken,
  updateBoard,
  type StoredBoard,
} from './board-queries.ts';
import { getOwnBoard, getReadBoard } from './get-board.ts';
import { showTiles } from './show-tiles.ts';
import type { NewTile, Tile } from '../../contract/board-shapes.ts';

type Content = Pick<StoredBoard, 'name' | 'tiles'>;

/** Handlers of boards: made, filled, changed, shared, copied, deleted and taken back. */
export const boardRoutes: Routes<typeof boardCalls> = {
  async 'boards/getBoards'(_input, { db, caller }) {
    const boards = await listBoards(db, caller.accountId!);
    return {
      most: maxBoards,
      boards: boards.map((board) => ({ ...board, changedAt: board.changedAt.toISOString() })),
    };
  },

  async 'boards/getBoard'({ id }, context) {
    const { caller, config, now } = context;
    const board = await getReadBoard(id, context);
    const isOwn = board.accountId === caller.accountId;
    const isOpenDay = !caller.hasActiveLicense;
    const clock = isOpenDay ? openClock(context.clock, config, now) : context.clock;
    return {
      id: isOwn ? board.id : null,
      name: board.name,
      version: board.version,
      isShared: isOwn && board.isShared,
      most: maxTiles,
      asOf: clock.day,
      isOpenDay,
      tiles: await showTiles(board.tiles, { ...context, clock }),
    };
  },

  async 'boards/createBoard'({ name, tiles }, context) {
    refuseTooManyTiles(tiles.length);
    return { id: await keepNew({ name, tiles: numberTiles(tiles) }, context) };
  },

  async 'boards/createRegionBoard'({ yugoId }, context) {
    const { db, clock, locale } = context;
    const [places, coverage] = await Promise.all([listPlaces(db, locale), listCoverage(db, clock.day)]);
    const region = places.find((place) => place.yugoId === yugoId && place.kind === 'region');
    if (region === undefined) throw new AppError('region_not_found', { yugoId });
    const known = new Set(coverage.map(({ indicator }) => indicator));
    const tiles = regionBoard(yugoId, federalYugoId, known).map((address) => ({
      kind: 'view' as const,
      address,
      name: '',
    }));
    return { id: await keepNew({ name: region.name, tiles: numberTiles(tiles) }, context) };
  },

  async 'boards/copyBoard'({ id }, context) {
    const { name, tiles } = await getReadBoard(id, context);
    const copied = context.translate(context.locale, 'Boards_CopyName', { name });
    return { id: await keepNew({ name: copied.slice(0, longestName), tiles }, context) };
  },

  async 'boards/saveBoard'({ id, version, name, tiles }, context) {
    refuseTooManyTiles(tiles.length);
    refuseTwins(tiles);
    await getOwnBoard(id, context);
    const kept = await updateBoard(context.db, { id, version, name, tiles });
    if (kept === null) throw new AppError('conflict');
    return { version: kept };
  },

  'boards/addTile': ({ id, tile }, context) =>
    context.db.transaction(async (db) => {
      await db.query('select 1 from board where id = $1::bigint for update', [id]);
      const board = await getOwnBoard(id, { ...context, db });
      refuseTooManyTiles(board.tiles.length + 1);
      const [added] = numberTiles([tile]);
      const version = await updateBoard(db, { ...board, tiles: [...board.tiles, added!] });
      return { tileId: added!.id, version: version! };
    }),

  async 'boards/shareBoard'({ id, isShared }, context) {
    await getOwnBoard(id, context);
    const token = isShared ? randomBytes(24).toString('base64url') : null;
    await setToken(context.db, id, token);
    return { token };
  },

  async 'boards/deleteBoard'({ id }, context) {
    const { accountId } = await getOwnBoard(id, context);
    await keptBoards.remove(context.db, accountId, id);
    return { ok: true };
  },

  async 'boards/restoreBoard'({ id }, { db, caller }) {
    await db.transaction(async (tx) => {
      await refuseTooManyBoards(tx, caller.accountId!);
      if (!(await keptBoards.restore(tx, caller.accountId!, id))) throw new AppError('not_found');
    });
    return { ok: true };
  },
};

function keepNew(content: Content, { db, caller }: Pick<RequestContext, 'db' | 'caller'>): Promise<number> {
  return db.transaction(async (tx) => {
    await refuseTooManyBoards(tx, caller.accountId!);
    return insertBoard(tx, caller.accountId!, content);
  });
}

async function refuseTooManyBoards(tx: RequestContext['db'], accountId: number): Promise<void> {
  if ((await countBoards(tx, accountId)) >= maxBoards)
    throw new AppError('too_many_kept', { reason: 'too_many', most: maxBoards });
}

/** Each tile is known by its own id. */
function refuseTwins(tiles: Content['tiles']): void {
  if (new Set(tiles.map(({ id }) => id)).size < tiles.length)
    throw new AppError('bad_request', { fields: [{ path: 'tiles', message: 'Boards_TwinTiles' }] });
}

/** Gives new tiles their ids. */
function numberTiles(tiles: readonly NewTile[]): Tile[] {
  return tiles.map((tile) => ({ ...tile, id: randomUUID() }));
}

/** Refuses a board with more tiles than one may have. */
function refuseTooManyTiles(count: number): void {
  if (count > maxTiles) throw new AppError('too_many_kept', { reason: 'too_many', most: maxTiles });
}
