import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { writeExploreView, type ExploreView } from '../../../domain/view/explore-view.ts';
import { NameDialog } from './NameDialog.tsx';
import { ToBoard } from './ToBoard.tsx';
import styles from '../Boards.module.css';

/** Keeps the view that is open under a name, or lays it on a board; for whoever is signed in. */
export function KeepBar({ view, title }: { view: ExploreView; title: string }) {
  const t = useText();
  const api = useApi();
  const { isLoggedIn } = useSession();
  const [isOpen, setOpen] = useState(false);
  // A dialog is made anew when it is opened, not with each choice: it offers the newest title.
  const [opened, setOpened] = useState(0);
  if (!isLoggedIn) return null;
  const open = (): void => {
    setOpened(opened + 1);
    setOpen(true);
  };
  const address = writeExploreView(view, new URLSearchParams()).toString();
  return (
    <div className={styles.keep} data-print="no">
      <Button size="small" icon="bookmark" onClick={open}>
        {t('Boards_Keep')}
      </Button>
      <ToBoard address={address} title={title} />
      <NameDialog
        key={opened}
        isOpen={isOpen}
        close={() => setOpen(false)}
        title={t('Boards_Keep')}
        note={t('Boards_KeepNote')}
        label={t('Boards_KeepName')}
        offered={title}
        keep={(name) => api.call('boards/keepView', { name, address })}
        said={() => t('Boards_Kept')}
      />
    </div>
  );
}
