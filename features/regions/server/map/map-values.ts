import type { RequestContext } from '#platform/server/context.ts';
import { addDays, daysBetween } from '#platform/shared/calendar-days.ts';
import { readDailyColumns } from '#statistics/series/daily-columns.ts';
import { readDay, readFrames } from '#statistics/series/day-queries.ts';
import type { Origin } from '#statistics/shapes/figure.ts';
import { findDerived, type DerivedIndicator } from '../../domain/map/derived-indicators.ts';
import { incidenceTrend } from '../../domain/region/incidence-row.ts';
import { readResidents } from '../region/read-residents.ts';
import { weekDays } from './map-indicators.ts';

/** What one place shows at each of some moments, and where it comes from; `sample` = one of them at least was generated. */
export interface PlaceMoments extends Origin {
  values: (number | null)[];
  knownAt: string;
}

/** An indicator of every place that has it on the named days, oldest first. */
export async function readMoments(
  indicator: string,
  days: readonly string[],
  context: RequestContext,
): Promise<Map<number, PlaceMoments>> {
  if (days.length === 0) return new Map();
  const derived = findDerived(indicator);
  return derived ? readDerived(derived, days, context) : readPublished(indicator, days, context);
}

async function readDerived(
  { from: code }: DerivedIndicator,
  days: readonly string[],
  { db, clock }: RequestContext,
): Promise<Map<number, PlaceMoments>> {
  const to = days.at(-1)!;
  const from = addDays(days[0]!, 1 - weekDays);
  const columns = await readDailyColumns(db, [code], null, { from, to, asOf: clock.day });
  const residents = await readResidents(db, to, clock.day);
  const offsets = days.map((day) => daysBetween(from, day));
  const moments = new Map<number, PlaceMoments>();
  for (const [yugoId, found] of columns) {
    const column = found.get(code);
    if (!column) continue;
    const trend = incidenceTrend(column.values, residents.get(yugoId)?.value ?? null);
    const values = offsets.map((offset) => trend[offset] ?? null);
    moments.set(yugoId, { values, source: column.source, sample: column.sample, knownAt: to });
  }
  return moments;
}

async function readPublished(
  indicator: string,
  days: readonly string[],
  { db, clock }: RequestContext,
): Promise<Map<number, PlaceMoments>> {
  const [only] = days;
  const rows =
    days.length === 1
      ? await readDay(db, indicator, only!, clock.day)
      : await readFrames(db, indicator, days, clock.day);
  const moments = new Map<number, PlaceMoments>();
  const position = new Map(days.map((day, index) => [day, index]));
  for (const { yugoId, day, value, source, sample, knownAt } of rows) {
    const place = moments.get(yugoId) ?? { values: days.map(() => null), source, sample: false, knownAt };
    place.values[position.get(day)!] = value;
    place.sample ||= sample;
    moments.set(yugoId, place);
  }
  return moments;
}
