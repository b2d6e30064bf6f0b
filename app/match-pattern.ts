interface Variant {
  name: string;
  /** Null stands for any word. */
  words: readonly (string | null)[];
  /** Whatever follows belongs to it too. */
  isOpen: boolean;
  score: number;
}

/**
 * Finds the name of the pattern that an address follows, the most exact one first, as the router ranks them. Patterns have
 * words, `:any`, `:optional?` and a last `*`; they are read once, where the router would read all of them at each question.
 */
export function openMatching(
  patterns: readonly { pattern: string; name: string }[],
): (path: string) => string | null {
  let ranked: Variant[] | undefined;
  return (path) => {
    ranked ??= patterns.flatMap(listVariants).toSorted((a, b) => b.score - a.score);
    const words = wordsOf(path.toLowerCase());
    return ranked.find((variant) => follows(words, variant))?.name ?? null;
  };
}

/** A pattern with and without each of its optional parts. */
function listVariants({ pattern, name }: { pattern: string; name: string }): Variant[] {
  const variants = wordsOf(pattern).reduce<string[][]>(
    (lists, word) => [
      ...lists.map((list) => [...list, word.replace('?', '')]),
      ...(word.endsWith('?') ? lists : []),
    ],
    [[]],
  );
  return variants.map((list) => {
    const isOpen = list.at(-1) === '*';
    const words = list
      .filter((word) => word !== '*')
      .map((word) => (word.startsWith(':') ? null : word.toLowerCase()));
    // A word of its own weighs more than any word; every part makes a pattern more exact.
    const score = words.reduce((sum, word) => sum + (word === null ? 4 : 11), isOpen ? -1 : 0);
    return { name, words, isOpen, score };
  });
}

function follows(path: readonly string[], { words, isOpen }: Variant): boolean {
  return (
    (isOpen ? path.length >= words.length : path.length === words.length) &&
    words.every((word, index) => (word === null ? path[index] !== '' : word === path[index]))
  );
}

/** An address without words has none; a doubled slash inside stands for an empty one, which no pattern has. */
function wordsOf(path: string): string[] {
  const inner = path.replace(/^\//, '').replace(/\/+$/, '');
  return inner === '' ? [] : inner.split('/');
}
