/** One or two capital letters for a name: «Ирина Ковалёва» → ИК. */
export function writeInitials(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');
}
