import type { Routes, RequestContext } from '#platform/server/context.ts';
import { findLastTracked, listLimitations } from '#statistics/limitations/limitation-queries.ts';
import { readSources } from '#statistics/source-queries.ts';
import type { limitsContract } from '../../contract/limits-calls.ts';
import { groupLimits } from '../../domain/limits/group-limits.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';

/** Handlers of what is limited. */
export const limitsRoutes: Routes<typeof limitsContract> = {
  'regiondossier/GetRegionLimitations': ({ yugoId }, context) => readLimits(yugoId, context),
};

/** What is limited in a place on the day: the country's levels hold everywhere, a district has those of its subjects. */
async function readLimits(yugoId: number, context: Pick<RequestContext, 'db' | 'clock' | 'locale'>) {
  const { db, clock, locale } = context;
  const place = await getPlace(yugoId, context);
  const [rows, lastTracked] = await Promise.all([
    listLimitations(db, await listMembers(db, yugoId), clock.day, locale),
    findLastTracked(db),
  ]);
  const sources = await readSources(db, [...new Set(rows.map(({ source }) => source))], locale);
  const sourceOf = (source: string, knownAt: string) => sources({ source, sample: false, knownAt });
  return {
    yugoId,
    shortName: place.shortName,
    day: clock.day,
    trackedUntil: lastTracked !== null && lastTracked < clock.day ? lastTracked : null,
    limitations: groupLimits(rows).map(({ yugoId: id, placeName, national, links, source, ...row }) => ({
      ...row,
      place: { yugoId: id, name: placeName },
      holdsFor: national ? ('country' as const) : ('region' as const),
      links: links.map((link) => ({ ...link, source: sourceOf(link.source, link.day).name })),
      source: sourceOf(source, row.since),
    })),
  };
}
