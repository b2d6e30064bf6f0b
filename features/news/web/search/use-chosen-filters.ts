import { useLocale, useText } from '#platform/web/text.ts';
import {
  listFields,
  listNames,
  withoutChoice,
  type SearchAsked,
} from '../../domain/search/search-address.ts';
import type { CalledRegion } from './load-region.ts';
import type { Facets } from './search-calls.ts';
import { useFacetOptions } from './use-facet-options.ts';

/** One choice in words, and what of the address takes it back. */
interface ChosenFilter {
  label: string;
  change: Partial<SearchAsked>;
}

/** What of the filters is chosen, days apart; a region keeps its name where nothing was found of it. */
export function useChosenFilters(
  search: SearchAsked,
  { facets, region }: { facets: Facets | null; region: CalledRegion | null },
): ChosenFilter[] {
  const t = useText();
  const locale = useLocale();
  const options = useFacetOptions(search, facets);
  const nameOf = (field: string, value: string | number) =>
    (field === listFields.regions.name && value === region?.yugoId ? region.names[locale] : undefined) ??
    options.find(({ name }) => name === field)?.options.find((option) => option.value === value)?.label ??
    `№ ${value}`;
  return [
    ...(search.any === ''
      ? []
      : [{ label: t('NewsSearch_AnyOf', { words: search.any }), change: { any: '' } }]),
    ...(search.exclude === ''
      ? []
      : [{ label: t('NewsSearch_Without', { words: search.exclude }), change: { exclude: '' } }]),
    ...(search.area === 'everywhere'
      ? []
      : [{ label: t(`NewsSearch_Area_${search.area}`), change: { area: 'everywhere' as const } }]),
    ...listNames.flatMap((field) =>
      search[field].map((value) => ({
        label: nameOf(listFields[field].name, value),
        change: withoutChoice(search, field, value),
      })),
    ),
    ...search.languages.map((language) => ({
      label: nameOf('lang', language),
      change: { languages: search.languages.filter((each) => each !== language) },
    })),
    ...(search.hot ? [{ label: t('NewsSearch_OnlyHot'), change: { hot: false } }] : []),
  ];
}
