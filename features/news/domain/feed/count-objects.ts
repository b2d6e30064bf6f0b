/** Objects named in an item, all kinds together; an item without statistics names none (specification 3). */
export function countObjects(objectStat: readonly { count: number }[] | null | undefined): number {
  return (objectStat ?? []).reduce((sum, { count }) => sum + count, 0);
}
