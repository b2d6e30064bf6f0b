const groups = 9;

/** Residents of both sexes in ten-year ages 0–9 … 80+, out of five-year ones. Unit: people. */
export function tenYearAges({ men, women }: { men: readonly number[]; women: readonly number[] }): number[] {
  const people = Array.from({ length: groups }, () => 0);
  for (const sex of [men, women])
    sex.forEach((count, at) => {
      const group = Math.min(groups - 1, Math.floor(at / 2));
      people[group] = people[group]! + count;
    });
  return people;
}
