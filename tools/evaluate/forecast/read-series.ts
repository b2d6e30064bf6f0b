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
  /** Regions left out. */
  readonly without: ReadonlySet<string>;
  /** The row that is the sum of the others; null = none. */
  readonly country: string | null;
  /** Publish the totals otherwise than they were; left out = as they were. */
  readonly reported?: { readonly way: ReportingWay; readonly seed: number };
}

/** Totals of one region as they were published. */
export interface RegionTotals {
  readonly id: string;
  readonly totals: PublishedTotals;
}

/** Totals of all regions over the same days, and of the country; days a region has no row for count as not published. */
export interface PublishedFile {
  readonly regions: readonly RegionTotals[];
  readonly country: PublishedTotals;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Reads a file of totals; its country is the row named so, or else the sum of its regions. */
export function readSeries(source: SeriesSource): PublishedFile {
  const { columns, country, without } = source;
  const all = readRows(source);
  const rows = all.filter(({ region }) => !without.has(region) && region !== country);
  if (rows.length === 0) throw new Error(`${source.file}: no rows of regions in these days`);
  const days = rows.map(({ day }) => day).sort();
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
  const start = dayNumber(firstDay);
  const length = dayNumber(lastDay) - start + 1;
  const regions = [...Map.groupBy(rows, ({ region }) => region)];
  const totals = regions.map(([, own]) => totalsOf(own, columns, start, length));
  const { way, seed } = source.reported ?? { way: 'as-published', seed: 1 };
  const published = reportOtherwise(totals, way, start, seed);
  const named = all.filter(({ region, day }) => region === country && day >= firstDay && day <= lastDay);
  const isNamed = named.length > 0 && way === 'as-published';
  return {
    regions: regions.map(([id], i) => ({ id, totals: published[i] as PublishedTotals })),
    country: isNamed ? totalsOf(named, columns, start, length) : sumOf(published, length),
    firstDay,
    lastDay,
  };
}

/** What a backtest of the regions alone reads. */
export function historiesOf(regions: readonly RegionTotals[]): RegionHistory[] {
  return regions.map(({ id, totals }) => publishedHistory(id, totals));
}

function readRows({ file, columns, from, until }: SeriesSource): DatedRow[] {
  const options = { columns: true, bom: true, skip_empty_lines: true, trim: true } as const;
  return (parse(readFileSync(file, 'utf8'), options) as Row[])
    .map((row) => ({
      day: requireColumn(row, columns.date).slice(0, 10),
      region: requireColumn(row, columns.region),
      row,
    }))
    .filter(({ day }) => (!from || day >= from) && (!until || day <= until));
}

/** A region that publishes nothing on a day stands in the sum with its last total; a day on which none does has no sum. */
function sumOf(regions: readonly PublishedTotals[], length: number): PublishedTotals {
  const sum = (measure: 'cases' | 'deaths'): (number | null)[] => {
    const last = regions.map(() => 0);
    return Array.from({ length }, (_, day) => {
      const today = regions.map((region) => region[measure][day] ?? null);
      today.forEach((total, i) => (last[i] = total ?? last[i]!));
      return today.every((total) => total === null) ? null : last.reduce((all, total) => all + total, 0);
    });
  };
  return { cases: sum('cases'), deaths: sum('deaths') };
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
