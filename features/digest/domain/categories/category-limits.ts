/** Categories one account keeps at most. */
export const maxCategories = 20;

/** Words, objects and outlets of one category at most, of each kind. */
export const maxParts = 30;

/** Longest word or phrase of a category, in letters. */
export const longestKeyword = 100;

/** Longest name of a category, in letters. */
export const longestCategoryName = 80;

/** Who opens a category, from the widest to the narrowest. */
export const categoryAudiences = ['registered', 'friends', 'me'] as const;

/** Who opens a category. */
export type CategoryAudience = (typeof categoryAudiences)[number];

/** How near somebody must stand to its maker to open a category of this audience (the numbers of profiles). */
export function closenessFor(audience: CategoryAudience): number {
  return categoryAudiences.indexOf(audience) + 1;
}
