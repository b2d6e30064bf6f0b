import { listBundledRows } from '#statistics/import/read-rows.ts';
import { groupStarts, type YearOfRegion } from '#simulation/population/year-of-region.ts';

/** Years of every region by its code; sums of regions are left out. */
export type Demography = ReadonlyMap<string, ReadonlyMap<number, YearOfRegion>>;

const sums = /^(RU|RU-X|.*\*)$/;

/** Population, deaths and births of all regions, on the footing of the census of 2010. */
export async function readDemography(): Promise<Demography> {
  const regions = new Map<string, Map<number, YearOfRegion>>();
  for (const row of await listBundledRows('population/regions_population_deaths_age5_sex.csv.gz')) {
    if (sums.test(row['region_iso'] ?? '')) continue;
    const year = yearOf(regions, row['region_iso'] ?? '', Number(row['year']));
    const sex = row['sex'] === 'male' ? 'male' : 'female';
    const group = groupStarts.indexOf(Number(row['age_from']));
    year.people[sex][group] = Number(row['population']);
    year.deaths[sex][group] = Number(row['deaths']);
  }
  for (const row of await listBundledRows('population/regions_asfr_age5.csv.gz')) {
    const year = regions.get(row['region_iso'] ?? '')?.get(Number(row['year']));
    if (!year) continue;
    // The few births after 49 belong to the last fertile group.
    const group = Math.min(6, (Number(row['age_from']) - 15) / 5);
    year.births[group] = (year.births[group] ?? 0) + Number(row['births']);
    if (Number(row['age_from']) < 50) year.women[group] = Number(row['women']);
  }
  return regions;
}

function yearOf(regions: Map<string, Map<number, YearOfRegion>>, iso: string, year: number): YearOfRegion {
  const years = regions.get(iso) ?? new Map<number, YearOfRegion>();
  regions.set(iso, years);
  const none = (length: number) => Array.from({ length }, () => 0);
  const groups = () => ({ male: none(groupStarts.length), female: none(groupStarts.length) });
  const found = years.get(year) ?? { people: groups(), deaths: groups(), births: none(7), women: none(7) };
  years.set(year, found);
  return found;
}
