/** Strange values that are loaded all the same: keys of values, or `all`. */
export type Accepted = ReadonlySet<string>;

/** All strange values of a file, in place of their keys. */
export const acceptedAll = 'all';

interface Keyed {
  row: number;
  column: number;
  doubts: readonly string[];
}

/** How a value is named among those that are accepted. */
export function valueKey({ row, column }: Keyed): string {
  return `${row}-${column}`;
}

/** The same with one more, or without it. */
export function toggled(accepted: Accepted, key: string): Accepted {
  const next = new Set(accepted);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** How many strange values are loaded, of those that are shown or of all; what is no longer strange is not counted twice. */
export function countAccepted(accepted: Accepted, shown: readonly Keyed[], doubted: number): number {
  if (accepted.has(acceptedAll)) return doubted;
  return shown.filter((each) => each.doubts.length > 0 && accepted.has(valueKey(each))).length;
}
