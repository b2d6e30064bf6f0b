import type { RequestContext } from '#platform/server/context.ts';

/** What a request, and a job that writes for a reader, know of who asks: texts, language, clock. */
export type Asking = Pick<RequestContext, 'db' | 'clock' | 'locale' | 'translate'>;
