import { findRegions } from '#platform/shared/find-regions.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { regionAliases } from '#platform/shared/region-aliases.ts';
import type { Api } from '#platform/web/api.ts';

/** A region by its name in the language of the page, and its capital. */
export interface NamedPlace {
  yugoId: number;
  name: string;
  capital: string;
}

/** Regions, or those whose capital, is named like what was typed. */
export async function findOwnRegions(
  api: Api,
  { text, locale, signal }: { text: string; locale: Locale; signal: AbortSignal },
): Promise<NamedPlace[]> {
  const { regions } = await api.call('site/getRegionNames', {}, { signal });
  const named = regions
    .filter(({ yugoId }) => yugoId !== federalYugoId)
    .map((region) => ({
      ...region,
      names: [...Object.values(region.byLocale), region.shortName, region.capital],
      aliases: regionAliases[region.shortName],
    }));
  return findRegions(text, named).map(({ yugoId, byLocale, capital }) => ({
    yugoId,
    capital,
    name: byLocale[locale],
  }));
}
