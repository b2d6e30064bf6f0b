/** What burns, in groups that one can tell apart in a picture. */
export const co2Groups = ['solid', 'gas', 'motor', 'oil', 'cement'] as const;
export type Co2Group = (typeof co2Groups)[number];

const groupOfFuel: Readonly<Record<string, Co2Group>> = {
  coal: 'solid',
  other_solid_fuel: 'solid',
  peat: 'solid',
  peat_briquettes: 'solid',
  fuelwood: 'solid',
  combustible_natural_gas: 'gas',
  associated_petroleum_gas: 'gas',
  artificial_coke_gas: 'gas',
  blast_furnace_gas: 'gas',
  diesel: 'motor',
  gasoline: 'motor',
  liquefied_propane_and_butane: 'motor',
  bunker_fuel: 'motor',
  marine_fuel: 'motor',
  fuel_oil: 'oil',
  other_petroleum_products: 'oil',
  household_boiler_fuel: 'oil',
  cement_process: 'cement',
};

/** Emissions of one fuel in one place and year. Unit: tonnes of CO₂. */
export interface FuelYear {
  yugoId: number;
  fuel: string;
  day: string;
  value: number;
}

/** A value of the year that `day` closes. */
export interface YearValue {
  day: string;
  value: number;
}

/** Emissions of each group, and of all together, of the years that all of the places have. */
export function sumGroups(
  fuels: readonly FuelYear[],
  places: readonly number[],
): { groups: Record<Co2Group, YearValue[]>; total: YearValue[] } {
  const counted = fuels.filter(({ fuel }) => groupOfFuel[fuel] !== undefined);
  const years = Map.groupBy(counted, ({ day }) => day);
  const whole = [...years]
    .filter(([, parts]) => new Set(parts.map(({ yugoId }) => yugoId)).size === places.length)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const sumOf = (parts: readonly FuelYear[], group: Co2Group | null): number =>
    parts.reduce(
      (sum, { fuel, value }) => (group === null || groupOfFuel[fuel] === group ? sum + value : sum),
      0,
    );
  const seriesOf = (group: Co2Group | null) =>
    whole.map(([day, parts]) => ({ day, value: sumOf(parts, group) }));
  const groups = Object.fromEntries(co2Groups.map((group) => [group, seriesOf(group)]));
  return { groups: groups as Record<Co2Group, YearValue[]>, total: seriesOf(null) };
}

/** A fuel that gave this share of all or more, and nothing the year after, was lost by the source, not by the place. */
const lostShare = 0.05;

/** Fuels that vanish from a source from one year to the next, with what they gave before. @param fuels of one place, or added up. */
export function findLost(
  fuels: readonly FuelYear[],
  total: readonly YearValue[],
): { fuel: string; year: number; before: number }[] {
  const all = new Map(total.map(({ day, value }) => [day, value]));
  return [...Map.groupBy(fuels, ({ fuel }) => fuel)].flatMap(([fuel, own]) => {
    if (groupOfFuel[fuel] === undefined) return [];
    const years = [...Map.groupBy(own, ({ day }) => day)]
      .map(([day, parts]) => ({ day, value: parts.reduce((sum, { value }) => sum + value, 0) }))
      .sort((a, b) => (a.day < b.day ? -1 : 1));
    return years.flatMap(({ day, value }, at) => {
      const before = years[at - 1];
      if (!before || value !== 0 || before.value < lostShare * (all.get(before.day) ?? Infinity)) return [];
      return [{ fuel, year: Number(day.slice(0, 4)), before: before.value }];
    });
  });
}

/** The newest year that can be compared with the first: the year before the first loss, else the last; null without years. */
export function comparableYear(
  total: readonly YearValue[],
  lost: readonly { year: number }[],
): number | null {
  const last = total.at(-1);
  if (!last) return null;
  return Math.min(Number(last.day.slice(0, 4)), ...lost.map(({ year }) => year - 1));
}

/** So many times both years beside it, as the import's rule for a leap and back. */
const leapTimes = 4;

/** Years that leap far over both years beside them, with the group that grew most: in a yearly sum that is a misprint of the source. */
export function findLeaps<Group extends string>(
  total: readonly YearValue[],
  groups: readonly { code: Group; points: readonly YearValue[] }[],
): { day: string; value: number; group: Group }[] {
  return total.flatMap(({ day, value }, at) => {
    const [before, after] = [total[at - 1], total[at + 1]];
    if (!before || !after || value < leapTimes * Math.max(before.value, after.value) || value === 0)
      return [];
    const inYear = (points: readonly YearValue[], of: string) =>
      points.find((one) => one.day === of)?.value ?? 0;
    const grown = groups.map(({ code, points }) => ({
      code,
      by: inYear(points, day) - inYear(points, before.day),
    }));
    const most = grown.toSorted((one, other) => other.by - one.by)[0];
    return most ? [{ day, value, group: most.code }] : [];
  });
}
