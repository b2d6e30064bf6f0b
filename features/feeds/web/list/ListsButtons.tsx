import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { sayFailure } from '../words/refusal-words.ts';

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

/** Gives the reader a text as a file of their own. */
function saveText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click's turn is over.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
