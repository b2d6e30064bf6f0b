/** Names of the rubrics in lists of feeds, by number; `all` and everything else says nothing of a rubric. */
const categories: Readonly<Record<number, string>> = {
  2: 'world',
  3: 'politics',
  4: 'economics',
  5: 'hi-tech',
  6: 'sports',
  7: 'auto',
  8: 'travel',
  9: 'entertainment',
  10: 'science',
  11: 'culture',
  12: 'health',
  13: 'photo and design',
  14: 'regions',
};

const numbers = new Map(Object.entries(categories).map(([id, name]) => [name, Number(id)]));

/** Rubric of the first category that names one, comma-separated as OPML writes them; null when none does. */
export function rubricOfCategory(written: string): number | null {
  const names = written.toLowerCase().split(',');
  return (
    names.map((name) => numbers.get(name.replaceAll('/', '').trim())).find((id) => id !== undefined) ?? null
  );
}

/** What a rubric is called in a list of feeds; `all` where a feed has none. */
export function categoryOfRubric(rubricId: number | null): string {
  return (rubricId !== null && categories[rubricId]) || 'all';
}
