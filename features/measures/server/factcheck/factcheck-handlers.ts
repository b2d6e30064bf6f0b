import type { Routes } from '#platform/server/context.ts';
import type { factCheckContract } from '../../contract/factcheck-calls.ts';
import { answerFactCheck, askFactCheck, withdrawFactCheck } from './check-facts.ts';
import { listAsked, listFactCheckers } from './factcheck-queries.ts';

/** Handlers of questions whether the facts of a version hold. */
export const factCheckRoutes: Routes<typeof factCheckContract> = {
  async 'measure/askFactCheck'({ accountId, question, ...wanted }, context) {
    await askFactCheck(context, wanted, { accountId, question });
    return { ok: true };
  },

  async 'measure/answerFactCheck'({ id, version, ...answer }, context) {
    await answerFactCheck(context, { id, version }, answer);
    return { ok: true };
  },

  async 'measure/withdrawFactCheck'(wanted, context) {
    await withdrawFactCheck(context, wanted);
    return { ok: true };
  },

  async 'measure/getFactChecks'(_input, { db, caller }) {
    const asked = await listAsked(db, caller.accountId!);
    return asked.map(({ askedAt, ...each }) => ({ ...each, askedAt: askedAt.toISOString() }));
  },

  'handbooks/user/getFactCheckers': (_input, { db }) => listFactCheckers(db),
};
