import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import { codes, readPlaceColumns } from '#features/regions/public.server.ts';
import { daysAround, pickEvents } from '#features/briefing/domain/pick-events.ts';
import { listTerms } from '#services/terms/public.server.ts';
import { contentOf, findShown } from '#features/measures/public.server.ts';
import { listEvents } from './calendar/read-calendar.ts';

/** What else happened in a measure's first place about its start; null where it has none, or begins after the clock. */
export async function readAround(asked: { id: number; version: number }, context: RequestContext) {
  const { db, clock, locale } = context;
  const shown = await findShown(context, asked);
  const { yugoIds, starts, ends } = contentOf(shown);
  const place = (await listPlaces(db, locale)).find(({ yugoId }) => yugoId === yugoIds[0]);
  if (place === undefined || starts === null) return null;
  const whole = daysAround({ starts, ends }, addDays);
  const span = { from: whole.from, to: [whole.to, clock.day].toSorted()[0]! };
  if (span.to < span.from) return null;
  const { yugoId, shortName } = place;
  const [events, columns, begun] = await Promise.all([
    listEvents(yugoId, span, context),
    readPlaceColumns(db, [codes.cases], yugoId, { ...span, asOf: clock.day }),
    shown.isRegister ? listTerms(db, { yugoId }, { from: starts, to: starts, day: clock.day }, locale) : [],
  ]);
  const column = columns.get(codes.cases);
  return {
    place: { yugoId, shortName },
    ...span,
    values: column?.values ?? [],
    events: pickEvents(events, {
      id: asked.id,
      starts,
      record: begun.find(({ id }) => id === asked.id)?.title ?? null,
    }),
    stories: events.filter(({ kind }) => kind === 'story').length,
    sample: column?.sample ?? false,
    source: await readSource(db, column ? { ...column, knownAt: span.to } : null, locale),
  };
}
