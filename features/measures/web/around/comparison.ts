import type { OutputOf } from '#platform/web/api.ts';

/** An outcome beside its twins and beside other regions. */
export type Comparison = NonNullable<OutputOf<'measure/getComparison'>>;
