import { randomBytes } from 'node:crypto';
import { countAttempt, findAccount } from '#features/account/public.server.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import { isZone } from '#platform/shared/local-time.ts';
import type { deliveryCalls } from '../../contract/delivery-calls.ts';
import { clockOfOwner } from '../boards/board-clock.ts';
import { getOwnBoard } from '../boards/get-board.ts';
import { readTileView } from '../boards/read-tile-view.ts';
import { endLetter, findLetter, saveLetter } from './letter-queries.ts';
import { newestOfView } from './watch-boards.ts';
import { deleteWatches, insertWatch, listWatchedTiles } from './watch-queries.ts';

/** Hour of the day at which the letter of a board comes unless another is chosen. */
const defaultHour = 8;
/** Zone of that hour. */
const defaultZone = 'Europe/Moscow';

/** Tokens of letters that one address may try. */
const tokensTried = { kind: 'board-letter-token', most: 60, windowSeconds: 3600 };

/** Handlers of boards that leave the product: when they come by letter, and which of their views are watched. */
export const deliveryRoutes: Routes<typeof deliveryCalls> = {
  async 'boards/getDelivery'({ id }, context) {
    const { db, caller } = context;
    const { tiles } = await getOwnBoard(id, context);
    const [account, letter, watched] = await Promise.all([
      findAccount(db, caller.accountId!),
      findLetter(db, id),
      listWatchedTiles(db, id),
    ]);
    return {
      email: account?.email ?? '',
      letter: {
        ...(letter ?? {
          isOn: false,
          hour: defaultHour,
          zone: defaultZone,
          weekday: null,
          isUndelivered: false,
        }),
        lastSent: letter?.lastSent?.toISOString() ?? null,
      },
      watched: watched.filter((tileId) => tiles.some((tile) => tile.id === tileId)),
    };
  },

  async 'boards/saveLetter'({ id, isOn, hour, zone, weekday }, context) {
    if (!isZone(zone))
      throw new AppError('bad_request', { fields: [{ path: 'zone', message: 'Error_BadRequest' }] });
    const { accountId } = await getOwnBoard(id, context);
    const token = randomBytes(24).toString('base64url');
    const { locale } = context;
    await saveLetter(context.db, { boardId: id, accountId, isOn, hour, zone, weekday, locale, token });
    return { ok: true };
  },

  async 'boards/watchTile'({ id, tileId, isOn }, context) {
    const { db, caller, config, now } = context;
    const { accountId, tiles } = await getOwnBoard(id, context);
    const tile = tiles.find((each) => each.id === tileId);
    if (tile?.kind !== 'view') throw new AppError('not_found');
    const watched = await listWatchedTiles(db, id);
    const gone = watched.filter((each) => !tiles.some((other) => other.id === each));
    await deleteWatches(db, id, isOn ? gone : [...gone, tileId]);
    if (!isOn) return { ok: true };
    const clock = clockOfOwner(caller, config, now);
    const view = await readTileView(tile.address, { ...context, clock });
    if (view === null) throw new AppError('not_found');
    await insertWatch(db, {
      boardId: id,
      accountId,
      tileId,
      address: tile.address,
      seen: newestOfView(view),
    });
    return { ok: true };
  },

  async 'boards/endLetter'({ token }, { db, ip }) {
    await countAttempt(db, tokensTried, ip);
    if (!(await endLetter(db, token))) throw new AppError('link_expired');
    return { ok: true };
  },
};
