import type { OutputOf } from '#platform/web/api.ts';

/** An answer as the page draws it. */
export type Answer = OutputOf<'ask/getAnswer'>;
