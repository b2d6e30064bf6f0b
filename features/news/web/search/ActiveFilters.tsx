import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import {
  listFields,
  listNames,
  withoutChoice,
  type SearchAsked,
} from '../../domain/search/search-address.ts';
import { DaysChosen } from './DaysChosen.tsx';
import type { Facets } from './search-calls.ts';
import { useFacetOptions } from './use-facet-options.ts';
import { useSearchAddress } from './use-search-address.ts';
import styles from './ActiveFilters.module.css';

/** What is chosen, each with a link that takes it back. */
export function ActiveFilters({ asked, facets }: { asked: SearchAsked; facets: Facets | null }) {
  const t = useText();
  const address = useSearchAddress();
  const options = useFacetOptions(asked, facets);
  const nameOf = (field: string, value: string | number) =>
    options.find(({ name }) => name === field)?.options.find((option) => option.value === value)?.label ??
    `№ ${value}`;
  const chips = [
    ...(asked.any === ''
      ? []
      : [{ label: t('NewsSearch_AnyOf', { words: asked.any }), change: { any: '' } }]),
    ...(asked.exclude === ''
      ? []
      : [{ label: t('NewsSearch_Without', { words: asked.exclude }), change: { exclude: '' } }]),
    ...(asked.area === 'everywhere'
      ? []
      : [{ label: t(`NewsSearch_Area_${asked.area}`), change: { area: 'everywhere' as const } }]),
    ...listNames.flatMap((field) =>
      asked[field].map((value) => ({
        label: nameOf(listFields[field].name, value),
        change: withoutChoice(asked, field, value),
      })),
    ),
    ...asked.languages.map((language) => ({
      label: nameOf('lang', language),
      change: { languages: asked.languages.filter((each) => each !== language) },
    })),
    ...(asked.hot ? [{ label: t('NewsSearch_OnlyHot'), change: { hot: false } }] : []),
  ];
  if (chips.length === 0 && asked.from === null && asked.to === null) return null;
  return (
    <ul className={styles.chips} aria-label={t('NewsSearch_Chosen')}>
      <DaysChosen asked={asked} />
      {chips.map(({ label, change }) => (
        <li key={label}>
          <Link
            to={address(asked, change)}
            className={styles.chip}
            aria-label={t('NewsSearch_Remove', { name: label })}
            preventScrollReset
          >
            {label} <Icon name="close" size={12} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
