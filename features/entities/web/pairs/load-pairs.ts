import type { OutputOf } from '#platform/web/api.ts';

/** Pairs that may be one. */
export type Pairs = OutputOf<'entities/getProposals'>;

/** One of them, with what speaks for it. */
export type Pair = Pairs['pairs'][number];
