import { useState } from 'react';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { ListProps } from './load-list.ts';
import styles from './OwnRegion.module.css';

/** Asks once which region is the reader's own; it is marked from then on, and its dossier one step away. */
export function OwnRegion({ list }: Pick<ListProps, 'list'>) {
  const t = useText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  const { account, isLoggedIn, refresh } = useSession();
  const [said, setSaid] = useState<string | null>(null);
  const own = list.regions.find(({ yugoId }) => yugoId === account.ownRegionYugoId);
  const choose = async (value: string): Promise<void> => {
    if (value === '') return;
    const isKept = await api.call('account/setOwnRegion', { yugoId: Number(value) }).catch(() => null);
    setSaid(isKept === null ? t('Regions_OwnFailed') : t('Regions_OwnKept'));
    await refresh();
  };
  if (!isLoggedIn || (own !== undefined && said === null)) return null;
  const options = list.regions
    .map(({ yugoId, shortName }) => ({ value: String(yugoId), label: shortName }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <div className={styles.own}>
      {own === undefined && (
        <SelectField
          label={t('Regions_OwnWhich')}
          size="small"
          value=""
          options={[{ value: '', label: t('Regions_OwnChoose') }, ...options]}
          onChange={(value) => void choose(value)}
        />
      )}
      <output>
        {said}{' '}
        {own && (
          <Link className="link" ref={focus} to={buildRoute('overview', { id: own.yugoId })}>
            {own.shortName}
          </Link>
        )}
      </output>
    </div>
  );
}

/** The choice is gone once it is made: whoever made it by keys stands at what came of it. */
function focus(link: HTMLAnchorElement | null): void {
  link?.focus();
}
