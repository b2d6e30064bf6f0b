/** What of a measure a recommendation goes by. */
interface Compared {
  code: string | null;
  issues: readonly number[];
  starts: string | null;
  ends: string | null;
}

/** A measure of a twin with its reason. */
export interface Recommendation<M extends Compared> {
  measure: M;
  twinId: number;
  reason: 'in_force_there' | 'was_there';
}

const isInForce = ({ starts, ends }: Compared, day: string): boolean =>
  starts !== null && starts <= day && (ends === null || ends >= day);

/** Kinds a measure is of: its code, or the issues it names. */
const kindsOf = ({ code, issues }: Compared): string[] => [
  ...(code === null ? [] : [code]),
  ...issues.map((issue) => `issue ${issue}`),
];

/**
 * What twins did that the own region does not have on the day: one of a kind, of the nearest twin, those in force there first.
 * A measure of no kind is never recommended: nothing says what it would stand for here.
 */
export function recommend<M extends Compared>(
  own: readonly M[],
  twins: readonly { twinId: number; measures: readonly M[] }[],
  day: string,
  most: number,
): Recommendation<M>[] {
  const had = new Set(own.filter((measure) => isInForce(measure, day)).flatMap(kindsOf));
  const offered = twins.flatMap(({ twinId, measures }) =>
    measures.map((measure) => ({
      measure,
      twinId,
      reason: isInForce(measure, day) ? ('in_force_there' as const) : ('was_there' as const),
    })),
  );
  const byForce = offered.toSorted(
    (a, b) => Number(b.reason === 'in_force_there') - Number(a.reason === 'in_force_there'),
  );
  const chosen: Recommendation<M>[] = [];
  for (const each of byForce) {
    const kinds = kindsOf(each.measure);
    if (kinds.length === 0 || kinds.some((kind) => had.has(kind))) continue;
    for (const kind of kinds) had.add(kind);
    chosen.push(each);
  }
  return chosen.slice(0, most);
}
