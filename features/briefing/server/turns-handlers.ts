import type { Routes, RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listKnownDays, listPlaceDays, listStoriesOfSpans } from '#features/news/public.server.ts';
import { codes, findPlaceSpan, getPlace, readPlaceColumns } from '#features/regions/public.server.ts';
import { listTerms, type MeasureTerm } from '#services/terms/public.server.ts';
import { readSource } from '#statistics/source-queries.ts';
import { countFalseAlarms } from '#simulation/turns/false-alarms.ts';
import { findTurns } from '#simulation/turns/find-turns.ts';
import type { Turn } from '#simulation/turns/turn-settings.ts';
import type { turnsContract } from '#features/briefing/contract/turns-calls.ts';
import { nationalChanges } from '#features/briefing/domain/turns/national-measures.ts';
import { daysBeside, isUsual, rateWindow } from '#features/briefing/domain/turns/rate-window.ts';
import { eventStoryOf, newsOfPlace, startOfMoscowDay } from './screen/place-news.ts';

const shuffles = { runs: 50, seed: 1 };
const storiesOfTurn = 3;
const measuresOfTurn = 5;
/** How far back a level before a turn may have begun. */
const daysOfLevels = 400;

/** When the cases of a place changed their course, and what was written in those days. */
async function readTurns(yugoId: number, context: RequestContext) {
  const { db, clock, locale } = context;
  const { shortName } = await getPlace(yugoId, context);
  const { first, last } = await findPlaceSpan(db, codes.cases, yugoId, clock.day);
  const columns =
    first === null || last === null
      ? null
      : await readPlaceColumns(db, [codes.cases], yugoId, { from: first, to: last, asOf: clock.day });
  const column = columns?.get(codes.cases);
  const values = column?.values ?? [];
  const { turns, threshold } = findTurns(values);
  const { runs, withTurns } = countFalseAlarms(values, shuffles);
  return {
    place: { yugoId, name: shortName },
    firstDay: column ? first : null,
    values,
    turns: await withStories(yugoId, first, turns, context),
    method: { minChangePercent: threshold * 100, shuffled: { runs, withTurns } },
    sample: column?.sample ?? false,
    source: await readSource(db, column ? { ...column, knownAt: last } : null, locale),
  };
}

/** Turns, latest first, each with the headlines of its days and the measures that began in them, the country's apart: four statements whatever their number. */
async function withStories(
  yugoId: number,
  first: string | null,
  found: readonly Turn[],
  context: RequestContext,
) {
  if (first === null || found.length === 0) return [];
  const { db, clock, locale } = context;
  const { yugoIds, language } = await newsOfPlace(yugoId, context);
  const span = { from: startOfMoscowDay(first), clock: clock.news };
  const [rows, known] = await Promise.all([listPlaceDays(db, { yugoIds, ...span }), listKnownDays(db, span)]);
  const counts = new Map(
    rows.flatMap(({ day, headlines }) => (day === null ? [] : [[day, headlines] as const])),
  );
  const turns = found
    .map(({ index, ...turn }) => ({ ...turn, day: addDays(first, index) }))
    .map((turn) => ({ ...turn, window: rateWindow(turn.day, counts, known) }));
  const days = turns.map(({ day }) => day).toSorted();
  const terms = await listTerms(
    db,
    { yugoId, withNational: true },
    { from: addDays(days[0]!, -daysOfLevels), to: addDays(days.at(-1)!, daysBeside), day: clock.day },
    locale,
  );
  const told = await listStoriesOfSpans(db, {
    yugoIds,
    language,
    clock: clock.news,
    most: storiesOfTurn,
    spans: turns.map(({ day }) => ({
      from: startOfMoscowDay(addDays(day, -daysBeside)),
      until: startOfMoscowDay(addDays(day, daysBeside + 1)),
    })),
  });
  return turns
    .map(({ kind, day, level, change, window }, place) => ({
      kind,
      day,
      level,
      changePercent: change * 100,
      window,
      stories:
        window === null || isUsual(window)
          ? []
          : (told.get(place) ?? []).map((story) => eventStoryOf(story, locale)),
      measures: begunAround(day, terms.filter(isOwn)),
      national: nationalChanges(
        terms.filter((term) => !isOwn(term)),
        { from: addDays(day, -daysBeside), to: addDays(day, daysBeside) },
      ).slice(0, measuresOfTurn),
    }))
    .toReversed();
}

/** A register's measure of the whole country tells of the strictest place in it, not of this one. */
const isOwn = ({ isRegister, yugoIds }: MeasureTerm): boolean =>
  !yugoIds.includes(federalYugoId) || !isRegister;

/** Measures that began in the days of a turn, the strictest first. */
function begunAround(day: string, terms: readonly MeasureTerm[]) {
  const [from, until] = [addDays(day, -daysBeside), addDays(day, daysBeside)];
  return terms
    .filter(({ starts }) => starts >= from && starts <= until)
    .toSorted((a, b) => (b.strictness ?? 0) - (a.strictness ?? 0) || a.starts.localeCompare(b.starts))
    .slice(0, measuresOfTurn)
    .map(({ id, title, starts, ends }) => ({ id, title, starts, ends }));
}

/** Handlers of the calls about turning points. */
export const turnsRoutes: Routes<typeof turnsContract> = {
  'event/getTurns': ({ yugoId }, context) => readTurns(yugoId, context),
  'regiondossier/getTurns': ({ yugoId }, context) => readTurns(yugoId, context),
};
