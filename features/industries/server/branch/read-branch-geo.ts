import { z } from 'zod';
import type { RequestContext } from '#platform/server/context.ts';
import { listBundledRows, type TableRow } from '#statistics/import/read-rows.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import type { Source } from '#statistics/shapes/source.ts';
import { readSource } from '#statistics/source-queries.ts';
import { rankRegions } from '../../domain/industry/rank-regions.ts';
import { readSectionPlaces } from '../industry/read-sections.ts';
import type { Branch } from './branch-queries.ts';
import { readCountry } from './read-branch.ts';

/** Every subject by the organisations of a branch in a year. */
export async function readBranchGeo(branch: Branch, year: number | undefined, context: RequestContext) {
  const { all, about } = await readCountry(branch, year, context);
  const byPlace = Map.groupBy(all, ({ yugoId }) => yugoId);
  const rows = (await listSubjects(context)).map(({ yugoId, name }) => {
    const own = byPlace.get(yugoId) ?? [];
    const revenue = own.reduce((sum, account) => sum + account.revenue, 0);
    return { yugoId, name, companies: own.length, revenue, value: own.length > 0 ? revenue : null };
  });
  return { branchId: branch.id, ...about, regions: rankRegions(rows) };
}

let universities: Promise<TableRow[]> | undefined;

/** Every subject by the universities of an open list of their domains; who is in no subject there is counted apart. */
export async function readEducationGeo(context: RequestContext) {
  const source = await findListSource(context);
  // Before its source is imported the list is not there to be told of.
  const rows = source && (await (universities ??= listBundledRows('entities/universities.csv.gz')));
  const [places, section] = await Promise.all([listSubjects(context), readSectionPlaces('P', context)]);
  const counts = new Map<number, number>();
  for (const { yugo_id: yugoId } of rows ?? [])
    if (yugoId) counts.set(Number(yugoId), (counts.get(Number(yugoId)) ?? 0) + 1);
  const regions = places.map(({ yugoId, name }) => {
    const value = counts.get(yugoId) ?? null;
    const organisations = section.places.get(yugoId)?.organisations ?? null;
    return { yugoId, name, universities: value ?? 0, organisations, value };
  });
  const placed = regions.reduce((sum, region) => sum + region.universities, 0);
  const listed = rows?.length ?? 0;
  return { regions: rankRegions(regions), listed, unplaced: listed - placed, source };
}

async function findListSource({ db, locale }: RequestContext): Promise<Source | null> {
  const code = 'university_domains';
  const known = await db.rows(z.object({ code: z.string() }), 'select code from source where code = $1', [
    code,
  ]);
  return readSource(db, known.length > 0 ? { source: code, sample: false, knownAt: null } : null, locale);
}

async function listSubjects({ db, locale }: RequestContext) {
  const places = await listPlaces(db, locale);
  return places
    .filter(({ kind }) => kind === 'region')
    .map(({ yugoId, shortName }) => ({ yugoId, name: shortName }));
}
