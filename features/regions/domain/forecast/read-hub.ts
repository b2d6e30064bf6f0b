import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';
import { hubColumns, hubTargets } from './hub-rows.ts';
import { targetWeek } from './week-ahead.ts';

/** A line of a file in the hubs' format, its cells in the order of `hubColumns`; `row` as an editor counts. */
export interface HubLine {
  row: number;
  cells: readonly string[];
}

/** A refused line, or the first line of a forecast that is refused. */
export interface HubRefusal {
  row: number;
  reason: string;
}

/** One place's forecast out of a file. */
export interface HubSeries {
  measure: keyof typeof hubTargets;
  originDay: string;
  yugoId: number;
  /** People in each target week at the 23 hub levels, week after week. */
  quantiles: number[];
}

/** What a file may speak of. */
export interface HubBounds {
  /** ISO 3166-2 → place; RU = the country. */
  places: ReadonlyMap<string, number>;
  /** Days of the first and the newest report: nothing is forecast from a day outside them. */
  first: string;
  last: string;
}

/** Target weeks of a release, as ours has them. */
const weeks = 4;
const levels = hubLevels.length;

/** The header that hubs used before: the reference date under another name, and no end of the target week. */
const earlierColumns = [
  'origin_date',
  'target',
  'horizon',
  'location',
  'output_type',
  'output_type_id',
  'value',
];

/** Lines with their cells in the order of `hubColumns`, whatever order and names their header has; null for a header of neither kind. */
export function arrangeHub(head: readonly string[], lines: readonly HubLine[]): HubLine[] | null {
  const isOf = (columns: readonly string[]) =>
    head.length === columns.length && columns.every((column) => head.includes(column));
  const isEarlier = isOf(earlierColumns);
  if (!isEarlier && !isOf(hubColumns)) return null;
  return lines.map(({ row, cells }) => {
    if (cells.length !== head.length) return { row, cells };
    const cell = (column: string): string => cells[head.indexOf(column)] ?? '';
    if (!isEarlier) return { row, cells: hubColumns.map(cell) };
    const [origin, weeksAhead] = [cell('origin_date'), Number(cell('horizon'))];
    const end = isDay(origin) && Number.isInteger(weeksAhead) ? targetWeek(origin, weeksAhead).to : '';
    const named = { reference_date: origin, target_end_date: end };
    return { row, cells: hubColumns.map((column) => named[column as keyof typeof named] ?? cell(column)) };
  });
}

/** Forecasts out of the lines of a file; nothing of it may be used when a line is refused. */
export function readHub(
  lines: readonly HubLine[],
  bounds: HubBounds,
): { series: HubSeries[]; refused: HubRefusal[] } {
  const refused: HubRefusal[] = [];
  const found = new Map<string, HubSeries & { row: number }>();
  for (const { row, cells } of lines) {
    const reason = readLine(cells, row, bounds, found);
    if (reason !== null) refused.push({ row, reason });
  }
  for (const { row, quantiles } of found.values()) {
    const reason = refuseQuantiles(quantiles);
    if (reason !== null) refused.push({ row, reason });
  }
  return {
    series: [...found.values()].map(({ row: _row, ...series }) => series),
    refused: refused.toSorted((a, b) => a.row - b.row),
  };
}

/** Puts one quantile into its forecast; says why it is refused, or null. */
function readLine(
  cells: readonly string[],
  row: number,
  { places, first, last }: HubBounds,
  found: Map<string, HubSeries & { row: number }>,
): string | null {
  if (cells.length !== hubColumns.length) return `${hubColumns.length} cells are needed`;
  const [originDay = '', target, horizonText, end, location = '', type, levelText, valueText = ''] = cells;
  if (!isDay(originDay)) return `reference_date ${originDay} is not a day`;
  if (originDay > last)
    return `reference_date ${originDay} is in the future: the newest report is of ${last}`;
  if (originDay < first) return `reference_date ${originDay} is before the first report, ${first}`;
  const measure = target === hubTargets.cases ? 'cases' : target === hubTargets.deaths ? 'deaths' : null;
  if (measure === null) return `target ${target}: ${Object.values(hubTargets).join(' or ')} is expected`;
  const week = Number(horizonText);
  if (!Number.isInteger(week) || week < 1 || week > weeks) return `horizon ${horizonText}: 1 to ${weeks}`;
  const { to } = targetWeek(originDay, week);
  if (end !== to) return `target_end_date ${end}: ${to} is expected for horizon ${week}`;
  const yugoId = places.get(location);
  if (yugoId === undefined) return `location ${location} is unknown`;
  if (type !== 'quantile') return `output_type ${type}: only quantile is read`;
  const level = hubLevels.indexOf(Number(levelText));
  if (level === -1) return `output_type_id ${levelText} is none of the ${levels} levels`;
  const value = valueText === '' ? Number.NaN : Number(valueText);
  if (!Number.isFinite(value)) return `value ${valueText} is not a number`;
  if (value < 0) return `value ${valueText} is negative`;
  const key = [originDay, measure, yugoId].join('|');
  const series = found.get(key) ?? { row, measure, originDay, yugoId, quantiles: [] };
  found.set(key, series);
  const at = (week - 1) * levels + level;
  if (series.quantiles[at] !== undefined) return `horizon ${week}, level ${levelText} is given twice`;
  series.quantiles[at] = value;
  return null;
}

/** Why a forecast's quantiles cannot be used, or null. */
function refuseQuantiles(quantiles: readonly (number | undefined)[]): string | null {
  for (let at = 0; at < weeks * levels; at += 1) {
    const week = Math.floor(at / levels) + 1;
    const level = hubLevels[at % levels];
    const value = quantiles[at];
    if (value === undefined) return `horizon ${week}: quantile ${level} is missing`;
    const before = at % levels === 0 ? undefined : quantiles[at - 1];
    if (before !== undefined && value < before)
      return `horizon ${week}: quantile ${level} is below the one before it`;
  }
  return null;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;
}
