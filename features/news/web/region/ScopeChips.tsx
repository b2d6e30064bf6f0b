import { useLocation, useSearchParams } from 'react-router';
import { ChipLink } from '#platform/ui/choices/Chips.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import type { RegionScope } from './region-scope.ts';
import styles from './ScopeChips.module.css';

interface Props {
  scope: RegionScope;
  /** Cities of the page's place, those most written of first. */
  cities: OutputOf<'regiondossier/getNewsStat'>['cities'];
  kind: 'country' | 'district' | 'region' | 'city';
  districtId: number | null;
}

/** Narrows the feed to a city of the region, or widens it to the federal district. */
export function ScopeChips({ scope, cities, kind, districtId }: Props) {
  const t = useText();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const linkTo = (part: Record<string, number>): string => {
    const asOf = params.get('asOf');
    const search = new URLSearchParams(Object.entries(part).map(([name, value]) => [name, String(value)]));
    if (asOf !== null) search.set('asOf', asOf);
    return search.size > 0 ? `${pathname}?${search}` : pathname;
  };
  const isWhole = scope.city === null && scope.district === null;
  if (cities.length === 0 && districtId === null) return null;
  return (
    <nav className={styles.chips} aria-label={t('News_Region_Scope')}>
      <ChipLink to={linkTo({})} current={isWhole}>
        {t(
          kind === 'country'
            ? 'News_Region_WholeCountry'
            : kind === 'district'
              ? 'News_Region_WholeDistrict'
              : 'News_Region_Whole',
        )}
      </ChipLink>
      {cities.map(({ yugoId, name, count }) => (
        <ChipLink key={yugoId} to={linkTo({ city: yugoId })} current={scope.city === yugoId}>
          {t('News_Region_City', { name, count })}
        </ChipLink>
      ))}
      {districtId !== null && (
        <ChipLink to={linkTo({ district: districtId })} current={scope.district === districtId}>
          {t('News_Region_WholeDistrict')}
        </ChipLink>
      )}
    </nav>
  );
}
