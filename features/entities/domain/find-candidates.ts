/** Who bears a form of a name, and in how many headlines. */
export interface Bearer {
  form: string;
  id: number;
  kind: number;
  /** Its usual name or key has this form, not another name alone. */
  isUsual: boolean;
  headlines: number;
}

/** A person of the news by the stem of the name. */
export interface WrittenPerson {
  id: number;
  key: string;
  headlines: number;
}

/** Why two may be one: one form of name and kind, one form under two kinds, or a surname beside a whole name. */
export const proposalReasons = ['name', 'kind', 'surname'] as const;

export type ProposalReason = (typeof proposalReasons)[number];

/** A pair before anybody looked at what parts it and what its stories share. */
export interface Candidate {
  one: number;
  other: number;
  why: ProposalReason;
  headlines: readonly [number, number];
}

const personKind = 2;

/** Pairs of one form, and of a bare surname with a whole name that ends in it, those most written of first; `leastHeadlines` = of the more written one. */
export function findCandidates(
  bearers: readonly Bearer[],
  persons: readonly WrittenPerson[],
  { most, leastHeadlines }: { most: number; leastHeadlines: number },
): Candidate[] {
  const found = new Map<string, Candidate>();
  const add = (candidate: Candidate): void => {
    if (Math.max(...candidate.headlines) < leastHeadlines) return;
    const key = `${candidate.one} ${candidate.other}`;
    if (!found.has(key)) found.set(key, candidate);
  };
  for (const [form, same] of Map.groupBy(bearers, (bearer) => bearer.form))
    for (const [at, a] of same.entries())
      for (const b of same.slice(at + 1)) {
        // A bare surname alone makes no two persons one.
        const isSurname = a.kind === personKind && b.kind === personKind && !form.includes(' ');
        if ((a.isUsual || b.isUsual) && !isSurname)
          add({
            one: a.id,
            other: b.id,
            why: a.kind === b.kind ? 'name' : 'kind',
            headlines: [a.headlines, b.headlines],
          });
      }
  const bySurname = Map.groupBy(
    persons.filter(({ key }) => key.includes(' ')),
    ({ key }) => key.slice(key.lastIndexOf(' ') + 1),
  );
  for (const bare of persons.filter(({ key }) => !key.includes(' ')))
    for (const whole of bySurname.get(bare.key) ?? [])
      add({ one: bare.id, other: whole.id, why: 'surname', headlines: [bare.headlines, whole.headlines] });
  const lesser = ({ headlines }: Candidate): number => Math.min(1, ...headlines);
  const weight = ({ headlines: [one, other] }: Candidate): number => one + other;
  return [...found.values()]
    .toSorted((a, b) => lesser(b) - lesser(a) || weight(b) - weight(a) || a.one - b.one || a.other - b.other)
    .slice(0, most);
}
