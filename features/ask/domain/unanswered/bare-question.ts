/** Longest question that is kept, in signs. */
const longest = 160;

/**
 * The words of a question that had no answer, so that equal ones are counted together. Addresses and long numbers, which
 * may be somebody's, are left out. Null where nothing is left.
 */
export function bareQuestion(question: string): string | null {
  const bare = question
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s/)
    .filter((word) => !/@|:\/\/|^www\./.test(word))
    .join(' ')
    .replaceAll(/[+(]?\d(?:[\s().-]*\d){4,}/g, ' ')
    .replaceAll(/[^\p{L}\p{N}%.,\s-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
  return /\p{L}/u.test(bare) ? bare : null;
}
