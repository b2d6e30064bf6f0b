import { Button } from '#platform/ui/buttons/Button.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';

/** Hands the page's address on: through the device's own sheet where it has one, else to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const t = useText();
  const share = async (): Promise<void> => {
    const url = location.origin + location.pathname;
    if (typeof navigator.share === 'function') return shareBySheet({ title, url });
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('News_Item_LinkCopied'), { kind: 'done' });
    } catch {
      showToast(t('News_Item_LinkNotCopied', { url }), { kind: 'failed', autoCloseMs: false });
    }
  };
  return (
    <Button variant="text" size="small" icon="share" onClick={() => void share()}>
      {t('News_Item_Share')}
    </Button>
  );
}

/** Closing the sheet without choosing anybody is no failure. */
async function shareBySheet(what: { title: string; url: string }): Promise<void> {
  await navigator.share(what).catch(() => {});
}
