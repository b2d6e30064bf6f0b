import { nominativeLook, personKind } from '#newsengine/entities/mention-form.ts';

/** What is known of a name before it is shown beside a story. */
export interface ShownName {
  readonly objectType: number;
  readonly key: string;
  readonly name: string;
  readonly isListed: boolean;
  /** Met in more than one headline, of this story or any other. */
  readonly isMetTwice: boolean;
}

/** Below this a form looks like another case than the nominative. */
const minLook = 0.5;

/** Names sure enough to be shown: of the lists, or met twice in full form and in the nominative. */
function isSure({ objectType, key, name, isListed, isMetTwice }: ShownName): boolean {
  if (isListed) return true;
  const isFull = objectType !== personKind || key.includes(' ');
  return isMetTwice && isFull && nominativeLook(name) >= minLook;
}

/** Do two names mean one: one's words are among the other's ("Хабиб Нурмагомедов", "Нурмагомедов")? */
function isSame(one: ShownName, two: ShownName): boolean {
  const [short, long] = [one.key.split(' '), two.key.split(' ')].sort((a, b) => a.length - b.length);
  return short!.every((word) => long!.includes(word)) || one.name.toLowerCase() === two.name.toLowerCase();
}

/** The first `most` names that are sure, each once; order is kept. */
export function chooseNames<Named extends ShownName>(names: readonly Named[], most: number): Named[] {
  const chosen: Named[] = [];
  for (const name of names) {
    if (chosen.length === most) break;
    if (isSure(name) && !chosen.some((other) => isSame(name, other))) chosen.push(name);
  }
  return chosen;
}
