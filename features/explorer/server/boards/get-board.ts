import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { findBoard, findSharedBoard, type StoredBoard } from './board-queries.ts';

type Asking = Pick<RequestContext, 'db' | 'caller'>;

/** Longest number of a board, in digits; a secret is longer. */
const numberPattern = /^[1-9]\d{0,14}$/;

/** A board of the caller; another's does not exist for them. */
export async function getOwnBoard(id: number, { db, caller }: Asking): Promise<StoredBoard> {
  const board = await findBoard(db, id);
  if (board === null || board.accountId !== caller.accountId) throw new AppError('not_found');
  return board;
}

/** A board by its number, of the caller alone, or by the secret it is shared with. */
export async function getReadBoard(key: string, asking: Asking): Promise<StoredBoard> {
  if (numberPattern.test(key)) {
    if (asking.caller.accountId === null) throw new AppError(asking.caller.refusal ?? 'not_authenticated');
    return getOwnBoard(Number(key), asking);
  }
  const board = await findSharedBoard(asking.db, key);
  if (board === null) throw new AppError('not_found');
  return board;
}
