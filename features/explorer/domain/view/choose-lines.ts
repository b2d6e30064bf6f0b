/** A place of a view, and how it came into it. */
export interface Candidate {
  yugoId: number;
  kind: 'country' | 'district' | 'region';
  /** Said by itself, not as one of a group. */
  isNamed: boolean;
  /** Newest value of the view. */
  end: number | null;
}

/** The places whose lines are drawn in colour, the subject first. What else was said by itself follows, then the country, then the highest and the lowest of the groups by turns. */
export function chooseLines(places: readonly Candidate[], most: number): number[] {
  const known = places.filter(({ end }) => end !== null);
  const [subject, ...others] = known;
  if (subject === undefined) return [];
  const named = others.filter(({ isNamed, kind }) => isNamed && kind !== 'country');
  const country = others.filter(({ kind }) => kind === 'country');
  const rest = others
    .filter((place) => !named.includes(place) && !country.includes(place))
    .toSorted((one, other) => other.end! - one.end!);
  const byTurns = rest.map((_, at) => (at % 2 === 0 ? rest[at / 2]! : rest[rest.length - (at + 1) / 2]!));
  const room = Math.max(0, most - 1 - country.length);
  const chosen = [subject, ...named.slice(0, room), ...country, ...named.slice(room), ...byTurns];
  return chosen.slice(0, most).map(({ yugoId }) => yugoId);
}
