import type { TableRow } from '../read-rows.ts';
import type { BundledFile } from './bundled-file.ts';

const byIndicator = (row: TableRow): string => row['indicator']!;

/** Health care and ecology. */
export const healthFiles: readonly BundledFile[] = [
  {
    dataSet: 'health',
    path: 'health/regions_health.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['value'],
    name: byIndicator,
    source: { column: 'source' },
  },
  {
    dataSet: 'co2',
    path: 'ecology/regions_co2_emissions.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['value'],
    name: byIndicator,
    source: 'xiao_2021',
  },
  {
    dataSet: 'landfills',
    path: 'ecology/regions_illegal_landfills_cfd.csv',
    place: 'region_iso',
    time: 'year',
    values: ['value'],
    name: byIndicator,
    source: 'emiss_60977',
  },
];
