import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { dayNumber } from '#simulation/numeric/calendar.ts';
import { publishedHistory } from '#simulation/forecast/series/region-history.ts';
import type { LedPlaces } from '#tools/evaluate/forecast/leading/lead-signals.ts';
import { readSeries } from '#tools/evaluate/forecast/read-series.ts';

type Row = Readonly<Record<string, string>>;
type Days = readonly (number | null)[];

const folder = new URL('../../../../data/covid/', import.meta.url);
const country = '1180665';
const moscow = '1124665';
const columns = { region: 'yugo_id', cases: 'cases_total', deaths: 'deaths_total' };

/** The 85 regions by week until April 2024, with the people newly in hospital from January 2022 on. */
export function weeklyWithAdmissions(): LedPlaces {
  const file = new URL('weekly.csv', folder);
  const source = { file: file.pathname, columns: { date: 'week_end', ...columns }, country };
  const series = readSeries({ ...source, from: '2020-03-22', until: null, without: new Set() });
  const rows = Map.groupBy(readRows(file), (row) => row.yugo_id!);
  const start = dayNumber(series.firstDay);
  const { firstDay, regions } = series;
  return {
    firstDay,
    histories: regions.map(({ id, totals }) => publishedHistory(id, totals)),
    leads: regions.map(({ id, totals }) => {
      // A week's figure stands for its seven days.
      const days: (number | null)[] = totals.cases.map(() => null);
      for (const { week_end: end, hospitalized_new: came } of rows.get(id) ?? []) {
        const at = dayNumber(end!) - start;
        if (came !== '' && at >= 7) days.fill(0, at - 6, at).fill(Number(came), at, at + 1);
      }
      return alignedLead(days);
    }),
  };
}

/** All places by day in 2020, the country with its tests. */
export function dailyWithTests(): LedPlaces {
  const tests = readRows(new URL('russia_tests_daily.csv', folder));
  // Tests of a day were interpolated before April: their totals are read.
  return dailyWith(country, (day) => {
    const [now, before] = [day, day - 1].map((one) => tests.find(({ date }) => dayNumber(date!) === one));
    return now && before ? Number(now.tests_total) - Number(before.tests_total) : null;
  });
}

/** The same, Moscow with the patients of its four hospitals that reported into October; a hospital's last count stands for a week. */
export function dailyWithPatients(): LedPlaces {
  const rows = readRows(new URL('moscow_covid_hospitals_daily.csv', folder)).filter(
    ({ patients }) => patients !== '',
  );
  const byHospital = [...Map.groupBy(rows, ({ hospital }) => hospital!).values()].filter(
    (own) => own.length > 100 && own.at(-1)!.date! >= '2020-10-19',
  );
  return dailyWith(moscow, (day) => {
    const counts = byHospital.map((own) =>
      own.findLast(({ date }) => dayNumber(date!) <= day && dayNumber(date!) > day - 7),
    );
    const known = counts.filter((row) => row !== undefined);
    return known.length === byHospital.length
      ? known.reduce((sum, { patients }) => sum + Number(patients), 0)
      : null;
  });
}

/** The same, Moscow with the people newly in its beds. */
export function dailyWithBeds(): LedPlaces {
  const rows = readRows(new URL('moscow_beds_daily.csv', folder));
  const byDay = new Map<number, string>(rows.map(({ date, admissions }) => [dayNumber(date!), admissions!]));
  return dailyWith(moscow, (day) => (byDay.get(day) ? Number(byDay.get(day)) : null));
}

/** Two doses by region as published: share of residents on each day of publication. */
export function vaccinatedShares(residents: ReadonlyMap<string, number>): Map<string, Map<number, number>> {
  const shares = new Map<string, Map<number, number>>();
  for (const { date, yugo_id: id, second_dose_total: doses } of readRows(
    new URL('vaccination.csv', folder),
  )) {
    const people = residents.get(id!);
    if (!people || !doses) continue;
    const own = shares.get(id!) ?? new Map<number, number>();
    shares.set(id!, own.set(dayNumber(date!), Number(doses) / people));
  }
  return shares;
}

function dailyWith(led: string, read: (day: number) => number | null): LedPlaces {
  const source = {
    file: new URL('daily.csv', folder).pathname,
    columns: { date: 'date', ...columns },
    country,
  };
  const file = readSeries({ ...source, from: null, until: '2020-12-31', without: new Set() });
  const start = dayNumber(file.firstDay);
  const lead: Days = file.country.cases.map((_, at) => read(start + at));
  const places = [...file.regions, { id: country, totals: file.country }];
  return {
    firstDay: file.firstDay,
    histories: places.map(({ id, totals }) => publishedHistory(id, totals, { isTotal: id === country })),
    leads: places.map(({ id }) => (id === led ? alignedLead(lead) : null)),
  };
}

/** Days are counted from the second total on, as those of a history. */
function alignedLead(days: Days): Float64Array {
  return Float64Array.from(days.slice(1), (value) => value ?? Number.NaN);
}

function readRows(file: URL): Row[] {
  return parse(readFileSync(file, 'utf8'), { columns: true, bom: true, skip_empty_lines: true });
}
