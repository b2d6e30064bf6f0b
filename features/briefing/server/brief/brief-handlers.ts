import type { Routes } from '#platform/server/context.ts';
import type { briefContract } from '../../contract/brief-calls.ts';
import { tellBrief } from './tell-brief.ts';

/** Handlers of the morning brief. */
export const briefRoutes: Routes<typeof briefContract> = {
  'event/getExclusiveTab': ({ yugoId }, context) => tellBrief(yugoId, context),
};
