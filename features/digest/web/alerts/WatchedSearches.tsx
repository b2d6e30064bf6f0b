import { useState } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError, type OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import styles from './Alerts.module.css';

type Search = OutputOf<'alerts/getSearches'>['searches'][number];

/** Saved searches: which of them tell of new headlines, and which by letter too. */
export function WatchedSearches({ searches }: { searches: readonly Search[] }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <Tile
      level={2}
      title={t('Keeping_Searches')}
      sub={t('Keeping_SearchesNote')}
      state={
        searches.length === 0
          ? { kind: 'empty', isOwn: true, message: t('Keeping_SearchesNone') }
          : { kind: 'ready' }
      }
    >
      <ul className={styles.list}>
        {searches.map((search) => (
          <WatchedSearch key={search.id} search={search} />
        ))}
      </ul>
      <Link className="link" to={buildRoute('search')}>
        {t('Keeping_ToSearch')}
      </Link>
    </Tile>
  );
}

function WatchedSearch({ search }: { search: Search }) {
  const t = useText();
  const api = useApi();
  const [{ isWatched, byMail }, setWatch] = useState(search);
  const { id, name } = search;
  const save = (on: boolean, mail: boolean): void => {
    setWatch({ ...search, isWatched: on, byMail: mail });
    api.call('alerts/watchSearch', { id, on, byMail: mail }).catch((error: unknown) => {
      setWatch({ ...search, isWatched, byMail });
      const isHot = error instanceof ApiError && error.problem.code === 'conflict';
      showToast(t(isHot ? 'Keeping_SearchHot' : 'Ui_NotDone'), { kind: 'failed' });
    });
  };
  return (
    <li>
      <Switch label={name} checked={isWatched} onChange={(on) => save(on, byMail)} />
      {isWatched && (
        <Checkbox label={t('Keeping_ByMail')} checked={byMail} onChange={(mail) => save(true, mail)} />
      )}
    </li>
  );
}
