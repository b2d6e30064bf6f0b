import { useEffect, useState } from 'react';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';

const shownMs = 2000;

/** Plain http has no clipboard at all: that fails like one that is refused. */
async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Copies text and says for two seconds that it was done; where the browser refuses, the text is shown to be copied by hand. */
export function useCopied(): [copied: boolean, copy: (text: string) => void] {
  const t = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string) => {
    void writeToClipboard(text).then(
      () => setCopied(true),
      () => {
        setCopied(false);
        showToast(t('Ui_NotCopied', { text }), { kind: 'failed', autoCloseMs: false });
      },
    );
  };
  return [copied, copy];
}
