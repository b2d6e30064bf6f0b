import { countAttempt, type AttemptLimit } from '#features/account/public.server.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { friendContract } from '../../contract/friend-calls.ts';
import { findPerson } from '../profile/person-queries.ts';
import { countLists, findByName, listPeople, readRelation } from './friend-queries.ts';
import { accept, ask, block, end, unblock } from './friend-steps.ts';

const pageSize = 30;
const maxFound = 20;
/** Requests that one account may send. */
const requestsByAccount: AttemptLimit = { kind: 'friend-request', most: 50, windowSeconds: 3600 };

type Step = (db: Db, me: number, other: number) => Promise<unknown>;

/** A step towards another person who exists; towards oneself there is none. */
function stepOf(step: Step) {
  return async ({ id }: { id: number }, { db, caller }: RequestContext) => {
    const me = caller.accountId!;
    if (id === me) throw new AppError('conflict');
    const known = await db.query('select 1 from account where id = $1', [id]);
    if (known.length === 0) throw new AppError('not_found');
    await step(db, me, id);
    return { relation: await readRelation(db, me, id) };
  };
}

/** Friends: lists, search by name, and every step between two people. */
export const friendRoutes: Routes<typeof friendContract> = {
  async 'people/getFriends'({ list, pageIndex }, { db, caller, config }) {
    const me = caller.accountId!;
    const sample = config.sampleAccounts;
    const [people, counts] = await Promise.all([
      listPeople(db, me, { list, sample, from: (pageIndex - 1) * pageSize, most: pageSize }),
      countLists(db, me, sample),
    ]);
    return { people, counts, pageCount: Math.max(1, Math.ceil(counts[list] / pageSize)) };
  },
  'people/findPeople': ({ name }, { db, caller, config }) =>
    findByName(db, caller.accountId!, { name, sample: config.sampleAccounts, most: maxFound }),
  async 'people/askFriend'({ id }, context) {
    const { db, caller, config } = context;
    const me = caller.accountId!;
    if (id === me) throw new AppError('conflict');
    // Whom the caller may not see cannot be asked; whoever asked the caller may be answered all the same.
    const relation = await readRelation(db, me, id);
    const seen = await findPerson(db, id, { accountId: me, sampleAccounts: config.sampleAccounts });
    if (relation === 'blocked') throw new AppError('conflict');
    if (seen === null && relation !== 'asking') throw new AppError('not_found');
    if (relation === 'none') await countAttempt(db, requestsByAccount, String(me));
    await ask(db, me, id);
    return { relation: await readRelation(db, me, id) };
  },
  async 'people/acceptFriend'({ id }, { db, caller }) {
    const me = caller.accountId!;
    await accept(db, me, id);
    const relation = await readRelation(db, me, id);
    if (relation !== 'friends') throw new AppError('not_found');
    return { relation };
  },
  'people/declineFriend': stepOf((db, me, other) => end(db, me, other, false)),
  'people/removeFriend': stepOf((db, me, other) => end(db, me, other, true)),
  'people/blockPerson': stepOf(block),
  'people/unblockPerson': stepOf(unblock),
};
