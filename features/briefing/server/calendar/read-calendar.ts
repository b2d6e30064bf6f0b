import type { RequestContext } from '#platform/server/context.ts';
import { addDays, dayAt } from '#platform/shared/calendar-days.ts';
import { listPlaceStories } from '#features/news/public.server.ts';
import { codes, findPlaceSpan, getPlace, readPlaceColumns } from '#features/regions/public.server.ts';
import { findTurns } from '#simulation/turns/find-turns.ts';
import { eventKinds, manyOutlets, monthSpan, type EventKind } from '../../domain/month-days.ts';
import { listEventDocuments } from '../screen/document-queries.ts';
import { newsOfPlace, startOfMoscowDay } from '../screen/place-news.ts';
import { type Calendar, type DatedEvent, type EventSpan, untold } from './dated-event.ts';
import { listActs, listListed } from './list-acts.ts';
import { readLanes, readMonths } from './read-lanes.ts';

/** A month has more: those that fewest outlets told are left out. */
const maxStories = 60;
const maxDocuments = 100;

/** The events of a place in a month, up to the clock. */
export async function readCalendar(
  { yugoId, month: asked, kinds }: { yugoId: number; month?: string | undefined; kinds: EventKind[] },
  context: RequestContext,
): Promise<Calendar> {
  const { shortName } = await getPlace(yugoId, context);
  const lastMonth = context.clock.day.slice(0, 7);
  const month = asked ?? lastMonth;
  const [all, lanes, months] = await Promise.all([
    listEvents(yugoId, monthSpan(month), context),
    readLanes(yugoId, month, context),
    readMonths(yugoId, { month, lastMonth }, context),
  ]);
  const shown = all
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .sort(
      (a, b) =>
        b.day.localeCompare(a.day) ||
        eventKinds.indexOf(a.kind) - eventKinds.indexOf(b.kind) ||
        b.sourceCount - a.sourceCount ||
        b.itemCount - a.itemCount,
    );
  const days = Map.groupBy(shown, ({ day }) => day);
  const countOf = (kind: EventKind): number => all.filter((event) => event.kind === kind).length;
  return {
    place: { yugoId, name: shortName },
    month,
    lastMonth,
    counts: Object.fromEntries(eventKinds.map((kind) => [kind, countOf(kind)])) as Record<EventKind, number>,
    months,
    lanes,
    days: [...days].map(([day, events]) => ({ day, count: events.length })),
    events: shown,
  };
}

/** Everything dated of a place in some days, up to the clock. */
export async function listEvents(
  yugoId: number,
  span: EventSpan,
  context: RequestContext,
): Promise<DatedEvent[]> {
  const known = { ...span, to: [span.to, context.clock.day].sort()[0]! };
  const lists = await Promise.all([
    listDocuments(yugoId, span, context),
    listStories(yugoId, span, context),
    listTurns(yugoId, span, context),
    listActs(yugoId, known, context),
    listListed(yugoId, known, context),
  ]);
  return lists.flat();
}

async function listDocuments(
  yugoId: number,
  span: EventSpan,
  context: RequestContext,
): Promise<DatedEvent[]> {
  const { documents } = await listEventDocuments(context, {
    kind: 'exclusive',
    yugoId,
    day: context.clock.day,
    span,
    most: maxDocuments,
    skip: 0,
  });
  return documents.map(({ id, day, title, language, author }) => ({
    kind: 'exclusive',
    id,
    day,
    title,
    language,
    by: author,
    ...untold,
  }));
}

/** Stories by the day on which they were first told in the month. */
async function listStories(
  yugoId: number,
  { from, to }: EventSpan,
  context: RequestContext,
): Promise<DatedEvent[]> {
  const stories = await listPlaceStories(context.db, {
    ...(await newsOfPlace(yugoId, context)),
    from: startOfMoscowDay(from),
    until: new Date(startOfMoscowDay(addDays(to, 1)).getTime() - 1),
    clock: context.clock.news,
    most: maxStories,
  });
  return stories.map(({ storyId, title, language, sourceName, itemCount, sourceCount, firstAt }) => ({
    kind: sourceCount >= manyOutlets ? 'story' : 'single',
    id: storyId,
    day: dayAt(firstAt),
    title,
    language,
    by: sourceName,
    itemCount,
    sourceCount,
    link: null,
    turn: null,
  }));
}

async function listTurns(
  yugoId: number,
  { from, to }: EventSpan,
  { db, clock }: RequestContext,
): Promise<DatedEvent[]> {
  const { first, last } = await findPlaceSpan(db, codes.cases, yugoId, clock.day);
  if (first === null || last === null) return [];
  const columns = await readPlaceColumns(db, [codes.cases], yugoId, {
    from: first,
    to: last,
    asOf: clock.day,
  });
  return findTurns(columns.get(codes.cases)?.values ?? [])
    .turns.map(({ index, kind }) => ({ day: addDays(first, index), turn: kind }))
    .filter(({ day }) => day >= from && day <= to)
    .map(({ day, turn }) => ({
      kind: 'turn',
      id: 0,
      day,
      title: '',
      language: '',
      by: '',
      ...untold,
      turn,
    }));
}
