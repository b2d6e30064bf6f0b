import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import type { SearchAsked } from '../../domain/search/search-address.ts';
import { useSearchAddress } from './use-search-address.ts';
import styles from './ActiveFilters.module.css';

/** The days that are named, with a link that takes them back. */
export function DaysChosen({ asked }: { asked: SearchAsked }) {
  const t = useText();
  const { day, dayRange } = useFormats();
  const address = useSearchAddress();
  const { from, to } = asked;
  if (from === null && to === null) return null;
  const label =
    from !== null && to !== null
      ? from === to
        ? day(from)
        : dayRange(from, to)
      : from === null
        ? `… ${day(to!)}`
        : `${day(from)} …`;
  return (
    <li>
      <Link
        to={address(asked, { from: null, to: null })}
        className={styles.chip}
        aria-label={t('NewsSearch_Remove', { name: label })}
        preventScrollReset
      >
        {label} <Icon name="close" size={12} />
      </Link>
    </li>
  );
}
