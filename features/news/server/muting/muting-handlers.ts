import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { mutingContract } from '../../contract/muting-calls.ts';
import { isSignsAlone } from '../../domain/search/read-words.ts';
import { mutedWordOf } from '../../domain/muting/muted-word.ts';
import { findSource } from '../feed/source-queries.ts';
import * as muted from './muting-queries.ts';

/** Handlers of the calls about what an account mutes. */
export const mutingRoutes: Routes<typeof mutingContract> = {
  async 'muting/getMuted'(_input, { db, caller: { accountId } }) {
    if (accountId === null) return { words: [], sources: [] };
    return {
      words: await muted.listMutedWords(db, accountId),
      sources: await muted.listMutedSources(db, accountId),
    };
  },

  async 'muting/muteWord'({ word: typed }, context) {
    if (isSignsAlone(typed)) throw new AppError('query_without_words');
    const accountId = accountOf(context);
    const word = mutedWordOf(typed);
    return muteOnce(context.db, accountId, {
      find: (db) => muted.findMutedWord(db, accountId, word),
      insert: (db) => muted.insertMuted(db, accountId, { word }),
    });
  },

  async 'muting/muteSource'({ sourceId }, context) {
    const accountId = accountOf(context);
    if (!(await findSource(context.db, sourceId))) throw new AppError('not_found', { sourceId });
    return muteOnce(context.db, accountId, {
      find: (db) => muted.findMutedSource(db, accountId, sourceId),
      insert: (db) => muted.insertMuted(db, accountId, { sourceId }),
    });
  },

  async 'muting/unmute'({ id }, context) {
    const wasMuted = await muted.deleteMuted(context.db, accountOf(context), id);
    if (!wasMuted) throw new AppError('not_found', { id });
    return { ok: true };
  },
};

/** What is muted already stays as it is, even where there is no room for one more. */
function muteOnce<Muted>(
  db: Db,
  accountId: number,
  { find, insert }: { find: (db: Db) => Promise<Muted | null>; insert: (db: Db) => Promise<void> },
): Promise<Muted> {
  return db.transaction(async (tx) => {
    const known = await find(tx);
    if (known !== null) return known;
    if (!(await muted.hasRoom(tx, accountId))) throw new AppError('too_many_kept');
    await insert(tx);
    return (await find(tx))!;
  });
}

/** The gate lets nobody in without an account. */
function accountOf({ caller }: RequestContext): number {
  if (caller.accountId === null) throw new AppError('not_authenticated');
  return caller.accountId;
}
