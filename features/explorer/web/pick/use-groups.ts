import { federalYugoId } from '#platform/shared/known-places.ts';
import { useText } from '#platform/web/text.ts';
import type { ViewData } from '../view-props.ts';

/** Groups of places that fit the view: the neighbours, the twins and the district of its first region, all regions. */
export function useGroups({ places, words }: ViewData): { word: string; label: string; isIn: boolean }[] {
  const t = useText();
  const region = places.find(({ kind, isChosen, isNamed }) => kind === 'region' && isChosen && isNamed);
  const district = places.find(({ kind, isChosen }) => kind === 'district' && isChosen);
  const groups = [
    ...(region
      ? [
          { word: `border-${region.yugoId}`, label: t('Explore_Group_border', { place: region.shortName }) },
          { word: `twins-${region.yugoId}`, label: t('Explore_Group_twins', { place: region.shortName }) },
        ]
      : []),
    ...(district
      ? [{ word: `in-${district.yugoId}`, label: t('Explore_Group_in', { place: district.shortName }) }]
      : []),
    { word: `in-${federalYugoId}`, label: t('Explore_Group_all') },
  ];
  return groups.map((group) => ({ ...group, isIn: words.includes(group.word) }));
}
