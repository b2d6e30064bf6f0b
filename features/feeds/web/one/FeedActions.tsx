import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#platform/ui/dialogs/ConfirmDialog.tsx';
import { useText } from '#platform/web/text.ts';
import { useFeedActions, type ListedFeed } from './use-feed-actions.ts';

/** What can be done with a feed: read it now, pause it, take it away, bring it back. */
export function FeedActions({ feed }: { feed: ListedFeed }) {
  const t = useText();
  const [asks, setAsks] = useState(false);
  const { busy, readNow, setPaused, remove, restore } = useFeedActions(feed);
  if (feed.health === 'removed') {
    return (
      <Button variant="primary" icon="undo" busy={busy === 'restore'} onClick={() => void restore()}>
        {t('Feeds_Restore')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="primary" icon="retry" busy={busy === 'read'} onClick={() => void readNow()}>
        {t('Feeds_ReadNow')}
      </Button>
      <Button
        icon={feed.isPaused ? 'play' : 'pause'}
        busy={busy === 'pause'}
        onClick={() => void setPaused(!feed.isPaused)}
      >
        {t(feed.isPaused ? 'Feeds_Resume' : 'Feeds_Pause')}
      </Button>
      <Button icon="delete" onClick={() => setAsks(true)}>
        {t('Feeds_Delete')}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={t('Feeds_DeleteAsk', { title: feed.title })}
        confirmLabel={t('Feeds_Delete')}
        busy={busy === 'remove'}
        onCancel={() => setAsks(false)}
        onConfirm={() => void remove()}
      >
        {t('Feeds_DeleteText')}
      </ConfirmDialog>
    </>
  );
}
