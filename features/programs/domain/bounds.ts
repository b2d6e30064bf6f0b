/** Parts of an indicator named where the whole has no values. */
export const maxParts = 50;
/** Longest answer of a tool, in characters of its JSON: what an assistant can read. */
export const longestAnswer = 200_000;
/** Longest list a tool hands out in one answer. */
export const longestList = 50;
