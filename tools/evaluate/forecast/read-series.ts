import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { dayNumber } from '#simulation/numeric/calendar.ts';
import { publishedSeries } from '#simulation/forecast/series/known-series.ts';
import type { RegionHistory } from '#simulation/forecast/series/region-history.ts';

/** Which columns hold what; totals are cumulative, empty = not published. */
export interface SeriesColumns {
  readonly date: string;
  readonly region: string;
  readonly cases: string;
  readonly deaths: string;
}

/** What to read. Dates are included; null = open. */
export interface SeriesSource {
  readonly file: string;
  readonly columns: SeriesColumns;
  readonly from: string | null;
  readonly until: string | null;
  /** Regions left out, e.g. the sum of all. */
  readonly without: ReadonlySet<string>;
}

/** Histories of all regions over the same days; days a region has no row for count as not published. */
export function readSeries(source: SeriesSource): {
  histories: RegionHistory[];
  firstDay: string;
  lastDay: string;
} {
  const { columns, from, until, without } = source;
  const rows = (
    parse(readFileSync(source.file, 'utf8'), {
      columns: true,
      bom: true,
      skip_empty_lines: true,
      trim: true,
    }) as Row[]
  )
    .map((row) => ({
      day: requireColumn(row, columns.date).slice(0, 10),
      region: requireColumn(row, columns.region),
      row,
    }))
    .filter(({ day, region }) => (!from || day >= from) && (!until || day <= until) && !without.has(region));
  if (rows.length === 0)
    throw new Error(`${source.file}: no rows between ${from ?? '…'} and ${until ?? '…'}`);
  const days = rows.map(({ day }) => day).sort();
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
  const start = dayNumber(firstDay);
  const length = dayNumber(lastDay) - start + 1;
  const histories = [...Map.groupBy(rows, ({ region }) => region)].map(([id, own]) => {
    const cases: (number | null)[] = Array.from({ length }, () => null);
    const deaths = cases.slice();
    for (const { day, row } of own) {
      cases[dayNumber(day) - start] = total(row, columns.cases);
      deaths[dayNumber(day) - start] = total(row, columns.deaths);
    }
    return { id, cases: publishedSeries(cases), deaths: publishedSeries(deaths) };
  });
  return { histories, firstDay, lastDay };
}

type Row = Readonly<Record<string, string>>;

function requireColumn(row: Row, name: string): string {
  const value = row[name];
  if (value === undefined) throw new Error(`no column ${name}; there are ${Object.keys(row).join(', ')}`);
  return value;
}

function total(row: Row, name: string): number | null {
  const text = requireColumn(row, name);
  return text === '' ? null : Number(text);
}
