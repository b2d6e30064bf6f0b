import { useState } from 'react';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { SearchAsked } from '../../../domain/search/search-address.ts';
import type { SavedFilter } from '../search-calls.ts';
import { NameForm } from './NameForm.tsx';
import { SavedFilterRow } from './SavedFilterRow.tsx';
import { useSavedFilters } from './use-saved-filters.ts';
import { useSearchAddress } from '../use-search-address.ts';
import styles from './SavedFilters.module.css';

interface Props {
  asked: SearchAsked;
  /** Null without a login. */
  saved: readonly SavedFilter[] | null;
  /** There is something to keep. */
  canSave: boolean;
}

/** The filters an account keeps: each opens as the search it was, has its feed, can be renamed and deleted. */
export function SavedFilters({ asked, saved, canSave }: Props) {
  const t = useText();
  const [isNaming, setNaming] = useState(false);
  const filters = useSavedFilters();
  if (saved === null) return <LogInFirst asked={asked} />;
  return (
    <Tile title={t('NewsSearch_Saved')} level={2}>
      {saved.length === 0 && !isNaming && <p className={styles.empty}>{t('NewsSearch_SavedEmpty')}</p>}
      <ul className={styles.list}>
        {saved.map((filter) => (
          <SavedFilterRow key={filter.id} filter={filter} filters={filters} />
        ))}
      </ul>
      {canSave && (
        <NameForm
          isOpen={isNaming}
          opener={t('NewsSearch_Save')}
          name={asked.text.slice(0, 80)}
          onOpen={setNaming}
          onName={(name) => filters.save(name, asked)}
        />
      )}
    </Tile>
  );
}

function LogInFirst({ asked }: { asked: SearchAsked }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const address = useSearchAddress();
  return (
    <Tile title={t('NewsSearch_Saved')} level={2}>
      <p className={styles.empty}>{t('NewsSearch_SavedLogin')}</p>
      <ButtonLink
        to={buildRoute('login', {}, { search: { returnUrl: address(asked) } })}
        size="small"
        icon="login"
      >
        {t('NewsSearch_LogIn')}
      </ButtonLink>
    </Tile>
  );
}
