import type { OutputOf } from '#platform/web/api.ts';

/** A person as the caller may see them. */
export type Person = OutputOf<'people/getPerson'>;
