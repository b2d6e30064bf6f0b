import { island } from '#platform/web/island/island.tsx';

/** Parts of a feed that are seen too seldom to come with every first view. */
export const EmptyDay = island(async () => (await import('./EmptyDay.tsx')).EmptyDay);
export const PageLine = island(async () => (await import('./PageLine.tsx')).PageLine);
