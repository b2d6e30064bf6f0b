import { locales } from '#platform/shared/locales.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { childRubrics, allRubrics } from '../../domain/feed/rubrics.ts';
import { listFields, type ListField, type SearchAsked } from '../../domain/search/search-address.ts';
import type { FacetOption } from './FacetList.tsx';
import type { Facets } from './search-calls.ts';

const toneNames = { '-1': 'negative', '0': 'neutral', '1': 'positive' } as const;

/** One facet as its list takes it. */
export interface FacetChoice {
  legend: string;
  name: string;
  options: FacetOption[];
  chosen: readonly (string | number)[];
}

/** The facets of a search with their choices: those that were found, and what is always the same. */
export function useFacetOptions(asked: SearchAsked, facets: Facets | null): FacetChoice[] {
  const t = useText();
  const locale = useLocale();
  const facet = (field: ListField, legend: string, options: FacetOption[]): FacetChoice => ({
    legend,
    name: listFields[field].name,
    options,
    chosen: asked[field],
  });
  const counted = (list: readonly { id: number; name: string; count: number }[] = []): FacetOption[] =>
    list.map(({ id, name, count }) => ({ value: id, label: name, count }));
  const rubrics = childRubrics(allRubrics, locale).map(({ id, name }) => ({
    value: id,
    label: name,
    count: null,
  }));
  const toneCount = (tone: number) => facets?.tones.find((each) => each.tone === tone)?.count ?? 0;
  const languageCount = (language: string) =>
    facets?.languages.find((each) => each.language === language)?.count ?? 0;
  return [
    facet('rubrics', t('NewsSearch_Rubrics'), facets ? counted(facets.rubrics) : rubrics),
    facet('regions', t('NewsSearch_Regions'), counted(facets?.regions)),
    facet('sources', t('NewsSearch_Sources'), counted(facets?.sources)),
    facet('entities', t('NewsSearch_Entities'), counted(facets?.entities)),
    facet(
      'tones',
      t('NewsSearch_Tones'),
      [-1, 0, 1].map((value) => ({
        value,
        label: t(`NewsSearch_Tone_${toneNames[`${value as -1 | 0 | 1}`]}`),
        count: facets ? toneCount(value) : null,
      })),
    ),
    facet(
      'popularity',
      t('NewsSearch_Popularity'),
      ([4, 3, 2, 1, 0] as const).map((value) => ({
        value,
        label: t(`NewsSearch_Popularity_${value}`),
        count: null,
      })),
    ),
    facet(
      'genres',
      t('NewsSearch_Genres'),
      ([1, 2, 3, 4] as const).map((value) => ({ value, label: t(`NewsSearch_Genre_${value}`), count: null })),
    ),
    {
      legend: t('NewsSearch_Languages'),
      name: 'lang',
      options: locales.map((value) => ({
        value,
        label: t(`NewsSearch_Language_${value}`),
        count: facets ? languageCount(value) : null,
      })),
      chosen: asked.languages,
    },
  ];
}
