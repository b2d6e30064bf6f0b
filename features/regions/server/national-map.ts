import { AppError } from '#platform/contract/errors.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays, daysBetween } from '#platform/shared/calendar-days.ts';
import {
  derivedIndicators,
  findDerived,
  takeEvenly,
  type DerivedIndicator,
} from '../domain/derived-indicators.ts';
import { incidenceCourse } from '../domain/incidence-row.ts';
import { ranksOf } from '../domain/incidence.ts';
import { readResidents, readSource } from './incidence-list.ts';
import { findDayOf, listDaysOf, listMapSpans, readDay, readFrames } from './map-queries.ts';
import { listPlaces } from './place-queries.ts';
import { listIndicators, readDailyColumns } from './series-queries.ts';

const weekDays = 7;

/** An indicator as the map offers it. */
export interface MapIndicator {
  indicator: string;
  name: string;
  unit: string;
  decimals: number;
  family: string;
  period: string;
  first: string;
  last: string;
}

/** Everything that can be drawn: computed indicators first, then the published ones. */
export function listMapIndicators(context: RequestContext): Promise<MapIndicator[]> {
  return readMapIndicators(null, context);
}

async function readMapIndicators(code: string | null, context: RequestContext): Promise<MapIndicator[]> {
  const { db, clock, locale, translate } = context;
  const spans = new Map(
    (await listMapSpans(db, code, clock.day)).map(({ indicator, ...span }) => [indicator, span]),
  );
  const derived = derivedIndicators.flatMap(({ indicator, from, nameKey, decimals }) => {
    const span = spans.get(from);
    const words = { name: translate(locale, nameKey), unit: '' };
    return span === undefined
      ? []
      : [
          {
            indicator,
            ...words,
            decimals,
            family: 'health',
            period: 'daily',
            first: addDays(span.first, weekDays),
            last: span.last,
          },
        ];
  });
  const published = await listIndicators(db, [...spans.keys()], locale);
  return [
    ...derived,
    ...published.map(({ upIs: _upIs, unitCode: _unitCode, ...about }) => ({
      ...about,
      ...spans.get(about.indicator)!,
    })),
  ];
}

/** One indicator of all subjects in one period; without a day the newest. */
export async function readRating(indicator: string, wanted: string | undefined, context: RequestContext) {
  const about = await getMapIndicator(indicator, context);
  const derived = findDerived(indicator);
  const latest = wanted ?? about.last;
  const day = derived
    ? earlier(latest, about.last)
    : ((await findDayOf(context.db, indicator, latest, context.clock.day)) ?? about.last);
  const values = derived
    ? await readDerivedDays(derived, [day], context)
    : await readPublishedDay(indicator, day, context);
  const subjects = await listSubjects(context);
  const column = subjects.map((yugoId) => values.get(yugoId)?.[0] ?? null);
  const ranks = ranksOf(column);
  return {
    indicator: about,
    day,
    country: values.get(federalYugoId)?.[0] ?? null,
    values: subjects.map((yugoId, index) => ({ yugoId, value: column[index]!, rank: ranks[index]! })),
    source: await readSource(context, derived?.from ?? indicator, day),
  };
}

/** Frames for the map to play, evenly taken from the span. */
export async function readMapFrames(
  { indicator, from, to, frames }: { indicator: string; from?: string; to?: string; frames: number },
  context: RequestContext,
) {
  const about = await getMapIndicator(indicator, context);
  const first = from !== undefined && from > about.first ? from : about.first;
  const last = to === undefined ? about.last : earlier(to, about.last);
  const derived = findDerived(indicator);
  const all = derived
    ? calendar(first, last)
    : await listDaysOf(context.db, indicator, first, last, context.clock.day);
  const days = takeEvenly(all, frames);
  const places = await listSubjects(context);
  const values = derived
    ? await readDerivedDays(derived, days, context)
    : await readPublishedDays(indicator, days, context);
  return {
    indicator: about,
    days,
    places,
    values: places.map((yugoId) => values.get(yugoId) ?? days.map(() => null)),
  };
}

async function getMapIndicator(indicator: string, context: RequestContext): Promise<MapIndicator> {
  const found = (await readMapIndicators(findDerived(indicator)?.from ?? indicator, context)).find(
    (candidate) => candidate.indicator === indicator,
  );
  if (!found) throw new AppError('indicator_not_found', { indicator });
  return found;
}

async function listSubjects({ db, locale }: RequestContext): Promise<number[]> {
  return (await listPlaces(db, locale)).filter(({ kind }) => kind === 'region').map(({ yugoId }) => yugoId);
}

type ValuesByPlace = Map<number, (number | null)[]>;

async function readDerivedDays(
  { from: code }: DerivedIndicator,
  days: readonly string[],
  { db, clock }: RequestContext,
): Promise<ValuesByPlace> {
  const to = days.at(-1)!;
  const from = addDays(days[0]!, 1 - weekDays);
  const columns = await readDailyColumns(db, [code], null, { from, to, asOf: clock.day });
  const residents = await readResidents(db, to, clock.day);
  const offsets = days.map((day) => daysBetween(from, day));
  return new Map(
    Array.from(columns, ([yugoId, found]) => {
      const course = incidenceCourse(found.get(code) ?? [], residents.get(yugoId)?.value ?? null);
      return [yugoId, offsets.map((offset) => course[offset] ?? null)] as const;
    }),
  );
}

async function readPublishedDay(
  indicator: string,
  day: string,
  { db, clock }: RequestContext,
): Promise<ValuesByPlace> {
  const rows = await readDay(db, indicator, day, clock.day);
  return new Map(rows.map(({ yugoId, value }) => [yugoId, [value]]));
}

async function readPublishedDays(
  indicator: string,
  days: readonly string[],
  { db, clock }: RequestContext,
): Promise<ValuesByPlace> {
  const values: ValuesByPlace = new Map();
  for (const { yugoId, day, value } of await readFrames(db, indicator, days, clock.day)) {
    if (!values.has(yugoId))
      values.set(
        yugoId,
        days.map(() => null),
      );
    values.get(yugoId)![days.indexOf(day)] = value;
  }
  return values;
}

function calendar(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last)) + 1 }, (_, index) =>
    addDays(first, index),
  );
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
