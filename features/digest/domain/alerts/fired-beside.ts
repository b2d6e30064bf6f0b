/** A threshold that told, and the day of the figure it told of. */
export interface Fired {
  day: string;
  name: string;
}

interface FiredDay extends Fired {
  /** How many more told that day. */
  more: number;
}

/** The nearest days before and after another on which thresholds told, none after the last; the first by name. */
export function firedBeside(
  fired: readonly Fired[],
  day: string,
  last: string,
): { before: FiredDay | null; after: FiredDay | null } {
  const known = fired.filter((each) => each.day <= last);
  const dayOf = (wanted: string | undefined): FiredDay | null => {
    const [first, ...others] = known.filter((each) => each.day === wanted);
    return first === undefined ? null : { ...first, more: others.length };
  };
  const days = known.map((each) => each.day).toSorted();
  return {
    before: dayOf(days.findLast((each) => each < day)),
    after: dayOf(days.find((each) => each > day)),
  };
}
