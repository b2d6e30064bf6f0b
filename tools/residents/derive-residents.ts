/** Residents of a territory as two tables of Rosstat have them. Unit: persons. */
export interface KnownResidents {
  iso: string;
  name: string;
  /** Published for 1 January 2020. */
  onFirstJanuary2020: number;
  /** Mean of the years 2020 and 2021. */
  mean2020: number;
  mean2021: number;
}

/** A row of the file of residents on 1 January. */
export interface ResidentsRow {
  region_iso: string;
  region_name_ru: string;
  year: number;
  value: number;
  source: 'rosstat_1jan_2020' | 'svodka_1jan';
}

/**
 * Residents on 1 January 2020, 2021 and 2022. The mean of a year is half the sum of its first day and the next year's, so that
 * the next 1 January is twice the mean less this one. Over 2011-2019, where both are published, it holds within three persons.
 */
export function deriveResidents({ iso, name, ...known }: KnownResidents): ResidentsRow[] {
  const on2021 = 2 * known.mean2020 - known.onFirstJanuary2020;
  const on2022 = 2 * known.mean2021 - on2021;
  const row = (year: number, value: number, source: ResidentsRow['source']): ResidentsRow => ({
    region_iso: iso,
    region_name_ru: name,
    year,
    value,
    source,
  });
  return [
    row(2020, known.onFirstJanuary2020, 'rosstat_1jan_2020'),
    row(2021, on2021, 'svodka_1jan'),
    row(2022, on2022, 'svodka_1jan'),
  ];
}
