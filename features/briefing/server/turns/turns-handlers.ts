import type { Routes } from '#platform/server/context.ts';
import type { turnsContract } from '../../contract/turns-calls.ts';
import { readTurns } from './read-turns.ts';

/** Handlers of the calls about turning points. */
export const turnsRoutes: Routes<typeof turnsContract> = {
  'event/getTurns': ({ yugoId }, context) => readTurns(yugoId, context),
  'regiondossier/getTurns': ({ yugoId }, context) => readTurns(yugoId, context),
};
