import type { RequestContext } from '#platform/server/context.ts';
import { findHead, listDeputies, type OfficeHolder } from '#statistics/office-queries.ts';
import { readSources } from '#statistics/source-queries.ts';

/** Head of a region and its deputies on the day, each with its source; null where nobody is known. */
export async function readOffices(
  yugoId: number,
  { db, clock, locale }: Pick<RequestContext, 'db' | 'clock' | 'locale'>,
) {
  const [head, members] = await Promise.all([
    findHead(db, yugoId, clock.day, locale),
    listDeputies(db, yugoId, clock.day, locale),
  ]);
  const [first] = members;
  const sources = await readSources(
    db,
    [head, first].flatMap((holder) => holder?.source ?? []),
    locale,
  );
  const sourceOf = ({ source, attestedOn }: OfficeHolder) =>
    sources({ source, sample: false, knownAt: attestedOn });
  const named = ({ name, faction }: OfficeHolder) => ({ name, faction });
  return {
    head: head && {
      ...named(head),
      lastSeen: head.attestedOn < clock.day ? head.attestedOn : null,
      link: head.link,
      source: sourceOf(head),
    },
    deputies: first
      ? { members: members.map(named), attestedOn: first.attestedOn, source: sourceOf(first) }
      : null,
  };
}
