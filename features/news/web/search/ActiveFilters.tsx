import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import type { SearchAsked } from '../../domain/search/search-address.ts';
import { DaysChosen } from './DaysChosen.tsx';
import type { CalledRegion } from './load-region.ts';
import type { Facets } from './search-calls.ts';
import { useChosenFilters } from './use-chosen-filters.ts';
import { useSearchAddress } from './use-search-address.ts';
import styles from './ActiveFilters.module.css';

interface Props {
  asked: SearchAsked;
  facets: Facets | null;
  region: CalledRegion | null;
}

/** What is chosen, each with a link that takes it back. */
export function ActiveFilters({ asked, facets, region }: Props) {
  const t = useText();
  const address = useSearchAddress();
  const chips = useChosenFilters(asked, { facets, region });
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
