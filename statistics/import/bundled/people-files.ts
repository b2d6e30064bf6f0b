import type { TableRow } from '../read-rows.ts';
import type { BundledFile } from './bundled-file.ts';

/** A district that was abolished in 2016 is no place of ours. */
const isPlace = (row: TableRow): boolean => row['region_name_ru'] !== 'Крымский федеральный округ';

/** The class of what no other class holds: what it holds changes from year to year, so that it is no series. */
const leftover = 'Прочие болезни';

const ageGroups: Record<string, string> = {
  Всего: 'all',
  '0-14 лет': '0-14',
  '15-17 лет': '15-17',
  '18 лет и старше': '18+',
};

/** Poverty, trade, research, housing, non-profits, and newly diagnosed diseases by age. */
export const peopleFiles: readonly BundledFile[] = [
  {
    dataSet: 'social_science',
    path: 'economy/regions_social_science_annual.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['value'],
    name: ({ indicator, dimension }) => (dimension ? `${indicator}/${dimension}` : indicator!),
    source: { column: 'source' },
    only: isPlace,
  },
  {
    dataSet: 'morbidity_by_age',
    path: 'health/regions_morbidity_by_age_2005_2016.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['per_100k'],
    name: (row) => row['disease_ru']!,
    source: 'minzdrav_form12',
    only: (row) => isPlace(row) && row['disease_ru'] !== leftover,
    dimensions: (row) => ({ age: ageGroups[row['age_ru']!] ?? row['age_ru']! }),
  },
];
