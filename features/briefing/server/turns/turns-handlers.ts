import type { Routes } from '#platform/server/context.ts';
import type { turnsContract } from '../../contract/turns-calls.ts';
import { atDossier, atMorning } from '../screen/event-clock.ts';
import { readTurns } from './read-turns.ts';

/** Handlers of the calls about turning points. */
export const turnsRoutes: Routes<typeof turnsContract> = {
  'event/getTurns': ({ yugoId }, context) => readTurns(yugoId, atMorning(context)),
  'regiondossier/getTurns': ({ yugoId }, context) => readTurns(yugoId, atDossier(context)),
};
