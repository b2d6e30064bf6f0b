import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Dropdown } from '#platform/ui/popups/Dropdown.tsx';
import type { MenuItem } from '#platform/ui/popups/menu-item.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useAttempt } from '../boards/use-attempt.ts';
import { loadOnOpen } from '../load-on-open.ts';
import type { ViewProps } from '../view-props.ts';
import { GroupsDialog, type OwnGroupList } from './GroupsDialog.tsx';

/** Takes the places of one's own group into the view, or keeps those of the view as a group; for whoever is signed in. */
export function OwnGroups({ data, change }: Pick<ViewProps, 'data' | 'change'>) {
  const t = useText();
  const api = useApi();
  const attempt = useAttempt();
  const { isLoggedIn } = useSession();
  const [groups, setGroups] = useState<OwnGroupList | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (!isLoggedIn) return null;
  const load = async (): Promise<void> => {
    const found = await attempt(() => api.call('explore/getGroups', {}));
    if (found !== null) setGroups(found.groups);
  };
  const waiting: MenuItem = {
    id: 'none',
    label: t(groups === null ? 'Ui_Loading' : 'Explore_Groups_None'),
    disabled: true,
  };
  const items = (groups ?? []).map(({ id, name, places }) => ({
    id: String(id),
    label: name,
    onSelect: () => void change({ places }),
  }));
  return (
    <>
      <Dropdown
        label={t('Explore_Groups')}
        items={[
          ...(items.length > 0 ? items : [waiting]),
          'line',
          { id: 'keep', label: t('Explore_Groups_Keep'), icon: 'plus', onSelect: () => setOpen(true) },
        ]}
        renderToggle={(toggle) => (
          <Button {...toggle} size="small" icon="folder" {...loadOnOpen(load)}>
            {t('Explore_Groups')}
          </Button>
        )}
      />
      <GroupsDialog
        {...{ isOpen, groups: groups ?? [], words: data.words }}
        close={() => setOpen(false)}
        changed={load}
      />
    </>
  );
}
