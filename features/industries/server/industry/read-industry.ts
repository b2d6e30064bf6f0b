import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readOkved, type OkvedEntry, type OkvedHandbook } from '#statistics/classifiers/okved-handbook.ts';
import type { CompanyAccount } from '#statistics/company-queries.ts';
import { findCity } from '#statistics/places/city-queries.ts';
import { growthOf, middleGrowth } from '#features/regions/public.ts';
import { getPlace, readPlaceAccounts } from '#features/regions/public.server.ts';
import { isWithin, widestCodes } from '#platform/shared/okved-code.ts';

/** An industry in a place, as its calls name it. */
export interface IndustryInput {
  code: string;
  yugoId: number;
  isCity: boolean;
}

/** The entry of a code with its handbook; a code that ОКВЭД-2 lacks is refused. */
export async function getEntry(
  code: string,
  { db, locale }: RequestContext,
): Promise<{ entry: OkvedEntry; handbook: OkvedHandbook }> {
  const handbook = await readOkved(db, locale);
  const entry = handbook.find(code);
  if (entry === null) throw new AppError('not_found', { code });
  return { entry, handbook };
}

/** The codes under which everything of some codes lies: sections become their classes. */
export function reachOf(codes: readonly string[], handbook: OkvedHandbook): string[] {
  return widestCodes(codes, (section) => handbook.below(section).map(({ code }) => code));
}

/** Accounts of the organisations of an industry in a place, the largest first. */
export async function readIndustryAccounts({ code, yugoId, isCity }: IndustryInput, context: RequestContext) {
  const { entry, handbook } = await getEntry(code, context);
  const { accounts, about } = await readPlaceAccounts(
    { yugoId, city: isCity ? yugoId : undefined, isCity, isFederal: false },
    context,
  );
  const reach = reachOf([code], handbook);
  return {
    entry,
    handbook,
    accounts: accounts.filter(({ okved }) => isWithin(okved, reach)),
    about: { ...about, code },
  };
}

/** Organisations together: number, revenue, profit, median growth, and how many grew. */
export function sumAccounts(accounts: readonly CompanyAccount[]) {
  const growths = accounts.map(growthOf).filter((growth) => growth !== null);
  return {
    companies: accounts.length,
    revenue: accounts.reduce((sum, { revenue }) => sum + revenue, 0),
    profit: accounts.reduce((sum, { profit }) => sum + (profit ?? 0), 0),
    growth: middleGrowth(accounts),
    grown: growths.filter((growth) => growth > 0).length,
    compared: growths.length,
  };
}

/** The names of a place or a city with the subject that its dossier is of. */
export async function namePlace(yugoId: number, isCity: boolean, context: RequestContext) {
  const city = isCity ? await findCity(context.db, yugoId, context.locale) : null;
  if (city !== null) return { yugoId, name: city.name, shortName: city.name, regionId: city.regionId };
  const { name, shortName } = await getPlace(yugoId, context);
  return { yugoId, name, shortName, regionId: yugoId };
}
