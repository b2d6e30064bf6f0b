import type { OutputOf } from '#platform/web/api.ts';

/** An outcome beside its twins and beside other regions. */
export type Comparison = NonNullable<OutputOf<'measure/getComparison'>>;

/** What happened around a measure. */
export type Around = NonNullable<OutputOf<'measure/getAround'>>;
