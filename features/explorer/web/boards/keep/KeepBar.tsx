import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { writeExploreView, type ExploreView } from '../../../domain/view/explore-view.ts';
import { KeepDialog } from './KeepDialog.tsx';
import { ToBoard } from './ToBoard.tsx';
import styles from '../Boards.module.css';

/** Keeps the view that is open under a name, or lays it on a board; for whoever is signed in. */
export function KeepBar({ view, title }: { view: ExploreView; title: string }) {
  const t = useText();
  const { isLoggedIn } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!isLoggedIn) return null;
  const address = writeExploreView(view, new URLSearchParams()).toString();
  return (
    <div className={styles.keep} data-print="no">
      <Button size="small" icon="bookmark" onClick={() => setOpen(true)}>
        {t('Boards_Keep')}
      </Button>
      <ToBoard address={address} title={title} />
      <KeepDialog key={address} {...{ address, title, isOpen }} close={() => setOpen(false)} />
    </div>
  );
}
