import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { sayFailure } from '../words/failure-words.ts';
import { saveText } from './save-text.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/** Lists of feeds in and out. */
export function ListsButtons({ hasFeeds }: { hasFeeds: boolean }) {
  const t = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const save = async () => {
    try {
      const { opml } = await api.call('feeds/exportFeeds', {});
      saveText('svodka-feeds.opml', 'text/x-opml', opml);
    } catch (error) {
      showToast(sayFailure(t, error), { kind: 'failed' });
    }
  };
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button onClick={open}>{t('Feeds_Import')}</Button>
      {hasFeeds && <Button onClick={() => void save()}>{t('Feeds_Export')}</Button>}
      {wasOpened && (
        <Suspense>
          <ImportDialog open={isOpen} onClose={() => setOpen(false)} onImported={() => void revalidate()} />
        </Suspense>
      )}
    </>
  );
}
