/** Full names read lately, by surname; forgets what is older than a week of news. */
export interface PersonMemory {
  readonly bySurname: Map<string, Map<string, number>>;
}

const keepHours = 168;

/** Knows nobody. */
export function createPersonMemory(): PersonMemory {
  return { bySurname: new Map() };
}

/** Notes a full name at its hour (since 1970). */
export function rememberPerson(memory: PersonMemory, surname: string, key: string, hours: number): void {
  const keys = memory.bySurname.get(surname) ?? new Map<string, number>();
  keys.set(key, Math.max(hours, keys.get(key) ?? -Infinity));
  memory.bySurname.set(surname, keys);
}

/** The one full name a bare surname means: of the story's own names first, then of the last week's; undefined where two are possible. */
export function recallPerson(
  memory: PersonMemory,
  surname: string,
  hours: number,
  storyKeys: ReadonlySet<string>,
): string | undefined {
  const known = [...(memory.bySurname.get(surname) ?? [])].filter(([, at]) => hours - at <= keepHours);
  const inStory = known.filter(([key]) => storyKeys.has(key));
  if (inStory.length === 1) return inStory[0]?.[0];
  return known.length === 1 ? known[0]?.[0] : undefined;
}

/** Drops names nobody wrote for a week; call now and then. */
export function forgetPersons(memory: PersonMemory, nowHours: number): void {
  for (const [surname, keys] of memory.bySurname) {
    for (const [key, at] of keys) if (nowHours - at > keepHours) keys.delete(key);
    if (keys.size === 0) memory.bySurname.delete(surname);
  }
}
