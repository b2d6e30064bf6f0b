/** Filters one account keeps at most. */
export const maxSavedSearches = 50;

/** Words, and outlets, one account mutes at most. */
export const maxMuted = 200;

/** Longest name of a saved filter, in letters. */
export const longestName = 80;

/** Longest muted word or words, in letters. */
export const longestMutedWord = 60;
