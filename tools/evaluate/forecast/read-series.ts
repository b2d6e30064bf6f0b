import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { dayNumber } from '#simulation/numeric/calendar.ts';
import { publishedHistory } from '#simulation/forecast/series/region-history.ts';
import { reportOtherwise } from '#tools/evaluate/forecast/report-otherwise.ts';
import type { ReportingWay } from '#tools/evaluate/forecast/report-otherwise.ts';
import type { PublishedTotals, RegionHistory } from '#simulation/forecast/series/region-history.ts';

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
  /** Publish the totals otherwise than they were; left out = as they were. */
  readonly reported?: { readonly way: ReportingWay; readonly seed: number };
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
  const regions = [...Map.groupBy(rows, ({ region }) => region)];
  const totals = regions.map(([, own]) => totalsOf(own, columns, start, length));
  const { way, seed } = source.reported ?? { way: 'as-published', seed: 1 };
  const published = reportOtherwise(totals, way, start, seed);
  const histories = regions.map(([id], i) => publishedHistory(id, published[i] as PublishedTotals));
  return { histories, firstDay, lastDay };
}

interface DatedRow {
  readonly day: string;
  readonly region: string;
  readonly row: Row;
}

function totalsOf(
  rows: readonly DatedRow[],
  columns: SeriesColumns,
  start: number,
  length: number,
): PublishedTotals {
  const cases: (number | null)[] = Array.from({ length }, () => null);
  const deaths = cases.slice();
  const seen = new Set<string>();
  for (const { day, region, row } of rows) {
    if (seen.has(day)) throw new Error(`two rows for ${region} on ${day}`);
    seen.add(day);
    cases[dayNumber(day) - start] = total(row, columns.cases);
    deaths[dayNumber(day) - start] = total(row, columns.deaths);
  }
  return { cases, deaths };
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
