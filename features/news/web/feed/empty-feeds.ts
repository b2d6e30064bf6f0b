import { island } from '#platform/web/island/island.tsx';

/** What stands in place of a feed: seen too seldom to be part of every first view. */
export const EmptyDay = island(async () => (await import('./EmptyDay.tsx')).EmptyDay);
