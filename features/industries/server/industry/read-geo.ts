import type { RequestContext } from '#platform/server/context.ts';
import { listCompanyAccounts } from '#statistics/company-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { sourceOf } from '#features/regions/public.server.ts';
import { isWithin } from '#platform/shared/okved-code.ts';
import { rankRegions } from '../../domain/industry/rank-regions.ts';
import { getEntry, reachOf } from './read-industry.ts';
import { readSectionPlaces } from './read-sections.ts';

/** What subjects are ranked by. */
export type GeoMeasure = 'revenue' | 'organisations' | 'small';

/** Every subject by an industry. */
export async function readGeoRating(
  { code, measure }: { code: string; measure: GeoMeasure },
  context: RequestContext,
) {
  const { db, clock, locale } = context;
  const { entry, handbook } = await getEntry(code, context);
  const [all, section, places] = await Promise.all([
    listCompanyAccounts(db, clock.day),
    readSectionPlaces(entry.section, context),
    listPlaces(db, locale),
  ]);
  const reach = reachOf([code], handbook);
  const accounts = all.filter(({ okved }) => isWithin(okved, reach));
  const byPlace = Map.groupBy(accounts, ({ yugoId }) => yugoId);
  const rows = places
    .filter(({ kind }) => kind === 'region')
    .map(({ yugoId, shortName }) => {
      const own = byPlace.get(yugoId) ?? [];
      const revenue = own.reduce((sum, account) => sum + account.revenue, 0);
      const { organisations = null, share = null } = section.places.get(yugoId) ?? {};
      const value = { revenue: own.length > 0 ? revenue : null, organisations, small: share }[measure];
      return { yugoId, name: shortName, companies: own.length, revenue, organisations, small: share, value };
    });
  const isAccounts = measure === 'revenue';
  return {
    code,
    measure,
    year: accounts[0]?.year ?? null,
    day: section.day,
    regions: rankRegions(rows),
    source: isAccounts
      ? await sourceOf(accounts[0], context)
      : measure === 'small'
        ? section.smallSource
        : section.source,
  };
}
