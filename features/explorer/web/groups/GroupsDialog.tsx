import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import layout from '#platform/ui/layout.module.css';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { NameDialog } from '../boards/keep/NameDialog.tsx';
import { useAttempt } from '../boards/use-attempt.ts';

/** Groups that the reader made. */
export type OwnGroupList = OutputOf<'explore/getGroups'>['groups'];

interface Props {
  isOpen: boolean;
  groups: OwnGroupList;
  /** Words for the places of the view. */
  words: readonly string[];
  close: () => void;
  changed: () => Promise<void>;
}

/** Keeps the places of the view under a name, and deletes groups that are no longer wanted. */
export function GroupsDialog({ isOpen, groups, words, close, changed }: Props) {
  const t = useText();
  const api = useApi();
  return (
    <NameDialog
      isOpen={isOpen}
      close={close}
      title={t('Explore_Groups_Keep')}
      note={t('Explore_Groups_Note')}
      label={t('Explore_Groups_Name')}
      keep={(name) => api.call('explore/saveGroup', { name, places: [...words] })}
      said={(name) => t('Explore_Groups_Kept', { name })}
    >
      <ul className={layout.rows}>
        {groups.map((group) => (
          <GroupRow key={group.id} {...{ group, changed }} />
        ))}
      </ul>
    </NameDialog>
  );
}

function GroupRow({
  group: { id, name },
  changed,
}: { group: OwnGroupList[number] } & Pick<Props, 'changed'>) {
  const t = useText();
  const api = useApi();
  const attempt = useAttempt();
  const [isGone, setGone] = useState(false);
  const turn = async (): Promise<void> => {
    const call = isGone ? 'explore/restoreGroup' : 'explore/deleteGroup';
    if ((await attempt(() => api.call(call, { id }))) === null) return;
    setGone(!isGone);
    // A deleted row stays as long as the dialog is open, so that it can be taken back.
    if (isGone) await changed();
  };
  return (
    <li>
      <span className={layout.words}>{isGone ? <s>{name}</s> : name}</span>
      <Button
        size="small"
        variant="text"
        icon={isGone ? 'undo' : 'delete'}
        aria-label={t(isGone ? 'Explore_Groups_Restore' : 'Explore_Groups_Delete', { name })}
        onClick={() => void turn()}
      >
        {t(isGone ? 'Boards_Undo' : 'Boards_Delete')}
      </Button>
    </li>
  );
}
