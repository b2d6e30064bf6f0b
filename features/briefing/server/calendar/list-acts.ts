import type { RequestContext } from '#platform/server/context.ts';
import { listBegun } from '#statistics/limitations/limitation-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listListings } from '#features/entities/public.server.ts';
import { listTerms } from '#services/terms/public.server.ts';
import { listMembers } from '#features/regions/public.server.ts';
import { type DatedEvent, type EventSpan, untold } from './dated-event.ts';

/** What is law on a day: restrictions that began or got another level, told once a day whoever reported them, and other measures that began; the country's hold here too. */
export async function listActs(
  yugoId: number,
  { from, to }: EventSpan,
  { db, clock, locale }: RequestContext,
): Promise<DatedEvent[]> {
  const members = await listMembers(db, yugoId);
  const [begun, terms] = await Promise.all([
    listBegun(db, members, { from, to }, locale),
    listTerms(db, { yugoId, withNational: true }, { from, to, day: clock.day }, locale),
  ]);
  const told = new Set(begun.flatMap(({ key, since, name }) => [key, `${since} ${name}`]));
  const limits = begun.map(({ yugoId: of, placeName, name, text, isOfficial, since, link }): DatedEvent => ({
    kind: 'limit',
    id: 0,
    day: since,
    title: [name, text].filter((part) => part !== null).join(': '),
    language: isOfficial ? 'ru' : locale,
    by: of === yugoId ? '' : placeName,
    ...untold,
    link,
  }));
  const measures = terms
    // Registers of measures name restrictions too: those stand as such.
    .filter(
      ({ starts, title, recordKey }) =>
        starts >= from && starts <= to && !told.has(recordKey ?? '') && !told.has(`${starts} ${title}`),
    )
    .map(({ id, title, starts }): DatedEvent => ({
      kind: 'measure',
      id,
      day: starts,
      title,
      language: locale,
      by: '',
      ...untold,
    }));
  const seen = new Map(
    limits.toReversed().map((event) => [`${event.day} ${event.title} ${event.by}`, event]),
  );
  return [...[...seen.values()].toReversed(), ...measures];
}

/** Securities of the place's organisations that the exchange took up or moved to another list. */
export async function listListed(
  yugoId: number,
  span: EventSpan,
  { db, locale }: RequestContext,
): Promise<DatedEvent[]> {
  const subjects =
    yugoId === federalYugoId
      ? (await listPlaces(db, locale)).flatMap(({ kind, yugoId: id }) => (kind === 'region' ? [id] : []))
      : await listMembers(db, yugoId);
  const rows = await listListings(db, subjects, span, locale);
  return rows.map(({ id, day, name, text }) => ({
    kind: 'listing',
    id,
    day,
    title: name,
    language: locale,
    by: text,
    ...untold,
  }));
}
