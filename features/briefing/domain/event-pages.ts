/** Pages of the morning screen in their order; the first one is opened where none is said. */
export const eventPages = ['exclusive', 'news', 'analytics', 'covid', 'map', 'info'] as const;

export type EventPageName = (typeof eventPages)[number];

/** The page an address names, null where there is none of that name. */
export function findEventPage(name: string | undefined): EventPageName | null {
  return eventPages.find((page) => page === name) ?? null;
}
