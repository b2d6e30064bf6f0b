import { regionAliases, regionCalled } from '#features/site/door.ts';
import type { Api } from '#platform/web/api.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';

/** A region as its card shows it. */
export interface CalledRegion {
  yugoId: number;
  names: Record<Locale, string>;
}

/** The region that the searched words are the name of; null where they are something else. */
export async function loadRegion(api: Api, text: string): Promise<CalledRegion | null> {
  if (text.trim() === '') return null;
  const answer = await api.call('site/getRegionNames', {}).catch(() => null);
  const regions = (answer?.regions ?? []).map(({ yugoId, shortName, byLocale }) => ({
    yugoId,
    byLocale,
    names: [...Object.values(byLocale), shortName],
    aliases: regionAliases[shortName],
  }));
  const region = regionCalled(text, regions);
  return region === null || region.yugoId === federalYugoId
    ? null
    : { yugoId: region.yugoId, names: region.byLocale };
}
