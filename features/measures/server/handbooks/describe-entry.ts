import { listEntries, type EntryRow } from './entry-queries.ts';

/** An entry as calls give it: its moment as text. */
export function describeEntry({ usedAt, ...entry }: EntryRow) {
  return { ...entry, usedAt: usedAt?.toISOString() ?? null };
}

/** Entries as calls give them. */
export async function listDescribed(...asked: Parameters<typeof listEntries>) {
  return (await listEntries(...asked)).map(describeEntry);
}
