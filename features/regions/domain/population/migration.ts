/** A value of the year that `day` closes. */
export interface YearValue {
  day: string;
  value: number;
}

/**
 * What growth is left after births and deaths: people who came less those who left, and what a census counted anew.
 * @param residents mean of each year. @returns one value a year whose year before is known too. The growth runs from
 * the middle of one year to the middle of the next, so births and deaths are the mean of the two years'. Unit: people.
 */
export function migrationOf(
  residents: readonly YearValue[],
  births: readonly YearValue[],
  deaths: readonly YearValue[],
): YearValue[] {
  const naturalOf = naturalIncrease(births, deaths);
  const natural = new Map(naturalOf.map(({ day, value }) => [day.slice(0, 4), value]));
  return residents.flatMap(({ day, value }, index) => {
    const before = residents[index - 1];
    const own = natural.get(day.slice(0, 4));
    const last = natural.get(String(Number(day.slice(0, 4)) - 1));
    if (!before || own === undefined || last === undefined) return [];
    if (Number(before.day.slice(0, 4)) !== Number(day.slice(0, 4)) - 1) return [];
    return [{ day, value: Math.round(value - before.value - (own + last) / 2) }];
  });
}

/** Births less deaths of each year that has both. Unit: people. */
export function naturalIncrease(births: readonly YearValue[], deaths: readonly YearValue[]): YearValue[] {
  const dead = new Map(deaths.map(({ day, value }) => [day, value]));
  return births.flatMap(({ day, value }) => {
    const others = dead.get(day);
    return others === undefined ? [] : [{ day, value: value - others }];
  });
}

/** Years in which a place took in land with its people: growth across them is no migration. */
const joined: Readonly<Record<number, readonly number[]>> = {
  // Moscow took in the Troitsk and Novomoskovsk land on 1 July 2012; Moscow oblast gave it.
  1_124_665: [2012],
  1_124_650: [2012],
};

/** Years whose growth or loss comes from a change of borders. */
export function joinedYears(yugoId: number): number[] {
  return [...(joined[yugoId] ?? [])];
}

/** The mean of the newest values; null where there are fewer of them. */
export function meanOfLast(values: readonly YearValue[], count: number): number | null {
  const last = values.slice(-count);
  if (last.length < count) return null;
  return Math.round(last.reduce((sum, { value }) => sum + value, 0) / count);
}
