/** Names headings for addresses as GitHub does: small letters, hyphens for spaces, a number for a name that is there already. */
export function openAnchors(): (heading: string) => string {
  const taken = new Map<string, number>();
  return (heading) => {
    const name =
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-') || 'part';
    const before = taken.get(name);
    taken.set(name, (before ?? 0) + 1);
    return before === undefined ? name : `${name}-${before}`;
  };
}
