/** Texts of search, its filters and saved filters. This file is the type: every other language has the same keys. */
export const messages = {
  News_SearchFilters: 'Фильтры поиска',
} as const;
