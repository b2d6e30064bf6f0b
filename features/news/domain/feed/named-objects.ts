const person = 2;
const longest = 60;

/** True for a name a call takes as a tag. */
export function fitsTag(name: string): boolean {
  return name.length <= longest;
}

/** The words by which headlines that name an object are found: headlines leave first names out. */
export function tagOf({ objectType, name }: { objectType: number; name: string }): string {
  const words = objectType === person ? name.split(/\s+/).at(-1)! : name;
  return words.slice(0, longest);
}

/** Objects named in an item, all kinds together; an item without statistics names none (specification 3). */
export function countObjects(objectStat: readonly { count: number }[] | null | undefined): number {
  return (objectStat ?? []).reduce((sum, { count }) => sum + count, 0);
}
