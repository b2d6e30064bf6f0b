import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { proposalContract } from '../../contract/proposal-calls.ts';
import { kindOf } from '../../domain/registry/fields.ts';
import { findKept } from '../dossier/entity-queries.ts';
import { insertApart, listProposals, undoApart, type ProposedPair } from './proposal-queries.ts';

/** Handlers of the queue of pairs that may be one. */
export const proposalRoutes: Routes<typeof proposalContract> = {
  async 'entities/getProposals'(_input, { db, locale }) {
    const pairs = await listProposals(db, locale);
    return { pairs: pairs.map(orderPair) };
  },
  async 'entities/keepApart'({ id, otherId }, { db, caller }) {
    const [one, other] = await Promise.all([findKept(db, id), findKept(db, otherId)]);
    if (!one || !other) throw new AppError('dossier_not_found', { id: one ? otherId : id });
    if (one.id === other.id) throw new AppError('bad_request', { otherId });
    return {
      apartId: await insertApart(db, { id: one.id, otherId: other.id, accountId: caller.accountId! }),
    };
  },
  async 'entities/undoApart'({ apartId }, { db }) {
    if (!(await undoApart(db, apartId))) throw new AppError('not_found');
    return { apartId };
  },
};

/** Whom registers know keeps the address, else whom more headlines name; a whole name before a surname. */
function orderPair({ one, other, why, shared }: ProposedPair) {
  const isTurned =
    why === 'surname' ||
    other.statements > one.statements ||
    (other.statements === one.statements && other.headlines > one.headlines);
  const side = ({ kind, ...rest }: ProposedPair['one']) => ({ ...rest, kind: kindOf(kind) });
  const [kept, gone] = isTurned ? [other, one] : [one, other];
  return { kept: side(kept), gone: side(gone), why, shared };
}
