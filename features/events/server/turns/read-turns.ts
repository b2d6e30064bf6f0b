import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { listKnownDays, listPlaceDays, listStoriesOfSpans } from '#features/news/server-door.ts';
import { codes, findPlaceSpan, getPlace, readPlaceColumns } from '#features/regions/server-door.ts';
import { readSource } from '#facts/sources/source-queries.ts';
import { countFalseAlarms } from '#simulation/turns/false-alarms.ts';
import { findTurns } from '#simulation/turns/find-turns.ts';
import type { Turn } from '#simulation/turns/turn-settings.ts';
import { daysBeside, isUsual, rateWindow } from '../../domain/turns/rate-window.ts';
import { eventStoryOf, newsOfPlace, startOfMoscowDay } from '../screen/place-news.ts';

const shuffles = { runs: 50, seed: 1 };
const storiesOfTurn = 3;

/** When the cases of a place changed their course, and what was written in those days. */
export async function readTurns(yugoId: number, context: RequestContext) {
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

/** Turns, latest first, each with the headlines of its days: three statements whatever their number. */
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
    }))
    .toReversed();
}
