import { listBundledRows } from '#statistics/import/read-rows.ts';

/** people[group] — residents of a region in the ten-year groups 0-9 … 80+, by the number the case series knows it by. 1 January 2019. */
export async function readPeopleByRegion(): Promise<Map<string, number[]>> {
  const regions = await listBundledRows('regions/regions.csv');
  const numbers = new Map(regions.map((row) => [row['iso'], row['yugo_id']]));
  const people = new Map<string, number[]>();
  for (const row of await listBundledRows('population/regions_population_single_age_2019.csv.gz')) {
    const id = numbers.get(row['region_iso']);
    if (id === undefined) continue;
    const groups = people.get(id) ?? Array.from({ length: 9 }, () => 0);
    const group = Math.min(8, Math.floor(Number(row['age_from']) / 10));
    groups[group] = (groups[group] ?? 0) + Number(row['population']);
    people.set(id, groups);
  }
  return people;
}
