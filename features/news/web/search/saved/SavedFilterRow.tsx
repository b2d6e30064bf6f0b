import { useState } from 'react';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import { searchOfQuestion } from '../../../domain/search/search-address.ts';
import type { SavedFilter } from '../search-calls.ts';
import { useSearchAddress } from '../use-search-address.ts';
import { NameForm } from './NameForm.tsx';
import type { useSavedFilters } from './use-saved-filters.ts';
import styles from './SavedFilters.module.css';

/** One saved filter: its name opens it; feed, rename, delete. */
export function SavedFilterRow({
  filter,
  filters,
}: {
  filter: SavedFilter;
  filters: ReturnType<typeof useSavedFilters>;
}) {
  const t = useText();
  const locale = useLocale();
  const address = useSearchAddress();
  const [isNaming, setNaming] = useState(false);
  const { name, token, question } = filter;
  if (isNaming)
    return (
      <li>
        <NameForm isOpen name={name} onOpen={setNaming} onName={(wanted) => filters.rename(filter, wanted)} />
      </li>
    );
  return (
    <li className={styles.row}>
      <Link to={address(searchOfQuestion(question))} className={styles.name}>
        {name}
      </Link>
      <span className={styles.tools}>
        <a
          href={`/${locale}/feeds/saved/${token}.rss`}
          className={styles.feed}
          type="application/rss+xml"
          aria-label={t('NewsSearch_Feed', { name })}
        >
          RSS
        </a>
        <IconButton
          icon="edit"
          size={28}
          label={t('NewsSearch_Rename', { name })}
          onClick={() => setNaming(true)}
        />
        <IconButton
          icon="delete"
          size={28}
          label={t('NewsSearch_Delete', { name })}
          onClick={() => void filters.remove(filter)}
        />
      </span>
    </li>
  );
}
