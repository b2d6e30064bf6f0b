/** A group of ages; `to` null = and older. Unit: years. */
interface AgeGroup {
  from: number;
  to: number | null;
}

/** Groups as people read them: from the youngest, of those that begin together the narrower first. */
export function sortAges<Group extends AgeGroup>(groups: readonly Group[]): Group[] {
  const endOf = ({ to }: Group): number => to ?? Infinity;
  return groups.toSorted(
    (one, other) =>
      one.from - other.from || (endOf(one) < endOf(other) ? -1 : endOf(one) > endOf(other) ? 1 : 0),
  );
}

/** A group as it is written: 16–59, with a dash between its years; kept it has a hyphen. */
export function writeAge(label: string): string {
  return label.replace(/(\d)-(\d)/, '$1–$2');
}

/** Is a group one of five years, as 20-24? */
export function isFiveYears(label: string): boolean {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(label) ?? [];
  return Number(to) - Number(from) === 4;
}
