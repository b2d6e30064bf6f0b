/** Where the words of a search are looked for (specification 3). */
export const searchAreas = ['everywhere', 'title', 'preview', 'text'] as const;

export type SearchArea = (typeof searchAreas)[number];
