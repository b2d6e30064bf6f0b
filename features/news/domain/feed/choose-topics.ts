/** How many news of a day and of the seven days before it name an object. */
export interface ObjectCount {
  today: number;
  before: number;
}

const daysBefore = 7;
const fewest = 3;

/** The objects that set a day apart from the week before it, most distinctive first; one of under three headlines is none. */
export function chooseTopics<Counted extends ObjectCount>(
  counts: readonly Counted[],
  most: number,
): Counted[] {
  return counts
    .filter(({ today }) => today >= fewest)
    .map((counted) => ({ counted, weight: weightOf(counted) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ counted }) => counted);
}

/** What is named as much every day weighs little, however much it is. */
function weightOf({ today, before }: ObjectCount): number {
  const usual = before / daysBefore;
  return today * Math.log2(1 + today / (1 + usual));
}
