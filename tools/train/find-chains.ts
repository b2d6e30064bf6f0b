/** First member of each chain of pairs that share members: pairs of one chain belong into one fold. */
export function findChains(pairs: readonly (readonly [string, string])[]): (member: string) => string {
  const parents = new Map<string, string>();
  const rootOf = (member: string): string => {
    let at = member;
    while (parents.has(at)) at = parents.get(at) ?? at;
    return at;
  };
  for (const [one, two] of pairs) if (rootOf(one) !== rootOf(two)) parents.set(rootOf(two), rootOf(one));
  return rootOf;
}
