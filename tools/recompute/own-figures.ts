import { addDays, listDays } from '#platform/shared/calendar-days.ts';
import { listBundledRows } from '#statistics/import/read-rows.ts';

/** A figure as the bundled files have it, counted without the product's own rules of reading. */
export interface OwnFigure {
  yugoId: number;
  name: string;
  value: number;
}

const per = 100_000;

/** Figures of some regions on a day, straight from the files under data/: the week of cases, what it is per head, and the newest year of five series. */
export async function ownFigures(regions: readonly number[], day: string): Promise<OwnFigure[]> {
  const [daily, people, places, economy, health, co2, small, organisations] = await Promise.all(
    [
      'covid/daily.csv',
      'population/regions_population_1jan.csv',
      'regions/regions.csv',
      'economy/regions_economy_annual.csv.gz',
      'health/regions_health.csv.gz',
      'ecology/regions_co2_emissions.csv.gz',
      'economy/regions_sme_organisations_by_okved_section.csv',
      'economy/regions_organisations_by_okved_section.csv.gz',
    ].map(listBundledRows),
  );
  const weekOf = (yugoId: number, column: string, end: string): number => {
    const days = new Set(listDays(addDays(end, -6), end));
    return daily!
      .filter((row) => row['yugo_id'] === String(yugoId) && days.has(row['date']!))
      .reduce((sum, row) => sum + Number(row[column]), 0);
  };
  const yearOf = day.slice(0, 4);
  return regions.flatMap((yugoId) => {
    const iso = places!.find((row) => row['yugo_id'] === String(yugoId))!['iso']!;
    const newest = (rows: typeof daily, indicator: string, factor: number): number => {
      const known = rows!.filter((row) => row['region_iso'] === iso && row['indicator'] === indicator);
      // A year is known from 1 October of the next.
      const seen = known.filter((row) => `${Number(row['year']) + 1}-10-01` <= day);
      return Number(seen.toSorted((a, b) => Number(a['year']) - Number(b['year'])).at(-1)!['value']) * factor;
    };
    const cases = weekOf(yugoId, 'cases_new', day);
    const before = weekOf(yugoId, 'cases_new', addDays(day, -7));
    const residents = people!.find((row) => row['region_iso'] === iso && row['year'] === yearOf)!['value'];
    const sum = (rows: typeof daily, column: string): number =>
      rows!
        .filter((row) => row['region_iso'] === iso && row['year'] === '2020')
        .reduce((all, row) => all + Number(row[column]), 0);
    const figure = (name: string, value: number): OwnFigure => ({ yugoId, name, value });
    return [
      figure('cases7', cases),
      figure('changePercent', (100 * (cases - before)) / before),
      figure('per100k7', (per * cases) / Number(residents)),
      figure('deaths7', weekOf(yugoId, 'deaths_new', day)),
      figure('grp', newest(economy, 'grp', 1e6)),
      figure('doctors', newest(health, 'doctors', 1000)),
      figure('co2_emissions', newest(co2, 'co2_energy_total', 1e6)),
      figure('small share', (100 * sum(small, 'sme_register_organisations')) / sum(organisations, 'value')),
    ];
  });
}
