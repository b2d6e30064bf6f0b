import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { askContract } from '../contract.ts';
import { answerQuestion } from './answer-question.ts';
import { suggest } from './suggest/suggest.ts';
import { keepUnanswered } from './unanswered/keep-unanswered.ts';
import { deleteUnanswered, listUnanswered } from './unanswered/unanswered-queries.ts';

const pageSize = 50;

/** Handlers of the ask room. */
export const askRoutes: Routes<typeof askContract> = {
  async 'ask/getAnswer'({ q }, context) {
    const { answer, lack } = await answerQuestion(q, context);
    if (lack !== null) await keepUnanswered(q, lack, context);
    return answer;
  },
  'ask/suggest': async ({ q }, context) => ({ suggestions: await suggest(q, context) }),
  async 'ask/getUnanswered'({ pageIndex }, { db, locale, translate }) {
    const { total, questions } = await listUnanswered(db, { skip: pageIndex * pageSize, most: pageSize });
    const known = questions.map((row) => ({
      ...row,
      reason: translate(locale, `Ask_No_${row.reason}`, { known: '' }).trim(),
    }));
    return { total, pageSize, questions: known };
  },
  async 'ask/dropUnanswered'({ words, locale }, { db }) {
    if (!(await deleteUnanswered(db, words, locale))) throw new AppError('not_found');
    return { ok: true };
  },
};
