import type { Routes } from '#platform/server/context.ts';
import type { twinsContract } from '../../contract/twins-calls.ts';
import { readTwins } from './read-twins.ts';

/** Handlers about similar regions. */
export const twinsRoutes: Routes<typeof twinsContract> = {
  'regiondossier/getTwins': ({ yugoId }, context) => readTwins(yugoId, context),
};
