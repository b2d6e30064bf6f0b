import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listCompanyAccounts, type CompanyAccount } from '#statistics/company-queries.ts';
import { listDimensionValues } from '#statistics/indicators/dimension-queries.ts';
import { findCity } from '#statistics/places/city-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import { chosenPlace, type RegionalFilter } from '../../domain/companies/chosen-place.ts';
import { classOf, growthOf, isChampion } from '../../domain/companies/company-growth.ts';
import { writeCompanyName } from '../../domain/companies/company-name.ts';
import { getPlace } from '../region/get-place.ts';
import { listMembers } from '../region/list-members.ts';

/** The accounts of the place that a filter means; `isKnown` is false for a city that is no subject, of which accounts do not tell. */
export async function readPlaceAccounts(filter: RegionalFilter, context: RequestContext) {
  const { db, clock } = context;
  const yugoId = chosenPlace(filter);
  if (yugoId === null) throw new AppError('region_not_found');
  const isKnown = !(await isPlainCity(yugoId, filter, context));
  const places = yugoId === federalYugoId ? null : isKnown ? await listMembers(db, yugoId) : [];
  const accounts = await listCompanyAccounts(db, clock.day, places);
  return {
    accounts,
    about: {
      yugoId,
      isKnown,
      year: accounts[0]?.year ?? null,
      source: await sourceOf(accounts[0], context),
    },
  };
}

async function isPlainCity(
  yugoId: number,
  { isCity }: RegionalFilter,
  context: RequestContext,
): Promise<boolean> {
  const city = isCity ? await findCity(context.db, yugoId, context.locale) : null;
  if (city !== null) return city.regionId !== yugoId;
  await getPlace(yugoId, context);
  return false;
}

/** Source line of accounts; null where there are none. */
export function sourceOf(account: CompanyAccount | undefined, { db, locale }: RequestContext) {
  const named = account && { source: account.source, knownAt: account.knownAt, sample: false };
  return readSource(db, named ?? null, locale);
}

/** Names of classes of ОКВЭД-2; a class without a name is called by its code. */
export async function readClassNames({ db, locale }: RequestContext): Promise<(code: string) => string> {
  const names = new Map(
    (await listDimensionValues(db, 'okved_class', locale)).map(({ value, name }) => [value, name]),
  );
  return (code) => names.get(code) ?? code;
}

/** An account as the wire carries it. */
export function toCompany(account: CompanyAccount, nameOf: (code: string) => string) {
  const { inn, name, yugoId, okved, revenue, profit, rank } = account;
  return {
    inn,
    name: writeCompanyName(name),
    yugoId,
    okved,
    className: nameOf(classOf(okved)),
    revenue,
    growth: growthOf(account),
    profit,
    margin: profit === null || revenue === 0 ? null : (profit / revenue) * 100,
    countryRank: rank,
    isChampion: isChampion(account),
  };
}
