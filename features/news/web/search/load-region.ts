import { regionAliases } from '#platform/shared/region-aliases.ts';
import { regionCalled } from '#platform/shared/find-regions.ts';
import type { SearchAsked } from '../../domain/search/search-address.ts';
import type { Api } from '#platform/web/api.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';

/** A region as its card shows it. */
export interface CalledRegion {
  yugoId: number;
  names: Record<Locale, string>;
}

type Asked = Pick<SearchAsked, 'text' | 'regions'>;

/** The region that the searched words are the name of, or the one that is chosen without words; null where they are something else. */
export async function loadRegion(api: Api, { text, regions: chosen }: Asked): Promise<CalledRegion | null> {
  const hasWords = text.trim() !== '';
  if (!hasWords && chosen.length !== 1) return null;
  const answer = await api.call('site/getRegionNames', {}).catch(() => null);
  const regions = (answer?.regions ?? []).map(({ yugoId, shortName, byLocale }) => ({
    yugoId,
    byLocale,
    names: [...Object.values(byLocale), shortName],
    aliases: regionAliases[shortName],
  }));
  const region = hasWords
    ? regionCalled(text, regions)
    : (regions.find(({ yugoId }) => yugoId === chosen[0]) ?? null);
  return region === null || region.yugoId === federalYugoId
    ? null
    : { yugoId: region.yugoId, names: region.byLocale };
}
