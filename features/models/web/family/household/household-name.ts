import type { Person } from '#simulation/family/household.ts';
import type { Translate } from '#platform/web/text.ts';

/** Names a model begins with that say who lives there: adults and children. */
const examples = {
  ModelFamily_CoupleTwo: [2, 2],
  ModelFamily_CoupleThree: [2, 3],
  ModelFamily_CoupleFour: [2, 4],
  ModelFamily_MotherTwo: [1, 2],
  ModelFamily_MotherOne: [1, 1],
  ModelFamily_Pensioner: [1, 0],
} as const;

type Example = keyof typeof examples;
const exampleKeys = Object.keys(examples) as Example[];

/** What a type is called once other people live in it: a name that told of them follows, one written by hand stays. */
export function householdName(
  { name, before }: { name: string; before: readonly Person[] },
  persons: readonly Person[],
  t: Translate,
): string {
  const [was, is] = [countsOf(before), countsOf(persons)];
  if (was.join() === is.join()) return name;
  const isGiven = name === wordsOf(was, t) || exampleKeys.some((key) => name === t(key));
  return isGiven ? wordsOf(is, t) : name;
}

function countsOf(persons: readonly Person[]): [adults: number, children: number] {
  const children = persons.filter(({ isChild }) => isChild).length;
  return [persons.length - children, children];
}

function wordsOf([adults, children]: [number, number], t: Translate): string {
  return t('ModelFamily_Composition', { adults, children });
}
