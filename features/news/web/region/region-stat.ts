import type { OutputOf } from '#platform/web/api.ts';

/** Thirty days of a place's news in figures. */
export type RegionStat = OutputOf<'regiondossier/getNewsStat'>;
