import type { OutputOf } from '#platform/web/api.ts';

/** Similar regions, why, and what followed there. */
export type Twins = OutputOf<'regiondossier/getTwins'>;
