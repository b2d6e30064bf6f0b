import type { OutputOf } from '#platform/web/api.ts';

/** Turns of a place as their call gives them. */
export type Turns = OutputOf<'regiondossier/getTurns'>;
/** One of them. */
export type Turn = Turns['turns'][number];

/** Letters that tie the list of stories and measures to the lanes under the axis. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
