import { useLocale, useText } from '#platform/web/text.ts';
import { FollowButton, FollowSearch } from '#services/following/public.web.ts';
import { isRegionAlone, questionOfSearch, type SearchAsked } from '../../domain/search/search-address.ts';
import { savedAs } from '../../domain/search/saved-as.ts';
import type { CalledRegion } from './load-region.ts';
import type { Facets, SavedFilter } from './search-calls.ts';
import { useChosenFilters } from './use-chosen-filters.ts';

const longestName = 80;

interface Props {
  search: SearchAsked;
  facets: Facets | null;
  region: CalledRegion | null;
  saved: readonly SavedFilter[] | null;
}

/** Follows what is looked for: a region that stands alone itself, else the search under its words and choices. */
export function FollowQuestion({ search, facets, region, saved }: Props) {
  const t = useText();
  const locale = useLocale();
  const chosen = useChosenFilters(search, { facets, region }).map(({ label }) => label);
  if (region !== null && isRegionAlone(search))
    return (
      <FollowButton key={region.yugoId} type="region" value={region.yugoId} name={region.names[locale]} />
    );
  const question = questionOfSearch(search);
  const name = [search.text.trim(), ...chosen].filter((word) => word !== '').join(', ');
  return (
    <FollowSearch
      key={JSON.stringify(question)}
      question={question}
      name={(name || t('NewsSearch_Title')).slice(0, longestName)}
      savedId={savedAs(question, saved)}
    />
  );
}
