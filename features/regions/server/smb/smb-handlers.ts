import type { Routes } from '#platform/server/context.ts';
import type { smbContract } from '../../contract/smb-calls.ts';
import { readSmb } from './read-smb.ts';
import { readSmbRating } from './read-smb-rating.ts';

/** Handlers about small and medium business. */
export const smbRoutes: Routes<typeof smbContract> = {
  'regiondossier/geMSPStatistics': ({ yugoId, okved }, context) => readSmb(yugoId, okved, context),
  'regiondossier/getRegionMspRating': ({ okved }, context) => readSmbRating(okved, context),
};
