import type { Routes } from '#platform/server/context.ts';
import type { askContract } from '../contract.ts';
import { answerQuestion } from './answer-question.ts';

/** Handlers of the ask room. */
export const askRoutes: Routes<typeof askContract> = {
  'ask/getAnswer': ({ q }, context) => answerQuestion(q, context),
};
