import { searchKey, searchRank } from '#platform/shared/text-search-key.ts';

/** One suggestion. */
export interface ComboboxOption {
  id: string;
  label: string;
  /** At the right end, quiet: a district, a kind. */
  note?: string;
  /** Letters of the label that were typed, underlined: where they begin and end. */
  typed?: readonly [from: number, to: number];
  /** Other names it is found by. */
  aliases?: readonly string[];
}

/** The options that answer a query, best first, in their own order where equal; an empty query takes the first ones. */
export function findOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  query: string,
  most = 8,
): Option[] {
  const key = searchKey(query);
  if (key === '') return options.slice(0, most);
  const ranked = options.map((option) => {
    const names = [option.label, ...(option.aliases ?? [])];
    return { option, rank: Math.max(...names.map((name) => searchRank(searchKey(name), key))) };
  });
  return ranked
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ option }) => option);
}
