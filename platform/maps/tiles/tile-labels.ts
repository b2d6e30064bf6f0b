const letters = 3;

/** Three letters a place, no two alike: the first three of the name where they are free, else two and a later one. Short names choose first. */
export function tileLabels(places: readonly { id: number; name: string }[]): Map<number, string> {
  const taken = new Set<string>();
  const labels = new Map<number, string>();
  const byLength = places.toSorted((a, b) => a.name.length - b.name.length || a.id - b.id);
  for (const { id, name } of byLength) {
    const label = wordsFor(name).find((candidate) => !taken.has(candidate)) ?? name.slice(0, letters);
    taken.add(label);
    labels.set(id, label);
  }
  return labels;
}

/** What a name may be cut to, the plainest first. */
function wordsFor(name: string): string[] {
  const signs = [...name.replace(/[\s\-–—]/g, '')];
  const [first = '', second = ''] = signs;
  return signs.slice(2).map((later) => first + second + later);
}
