import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { askSince, isKept } from '#platform/web/offline/kept-pages.ts';
import { announce } from '#platform/web/live/announce.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { innerAddressOf } from './inner-address.ts';
import styles from './OfflineLine.module.css';

/** Without a network a line says so, and of a kept page when it was read. A link to a kept page opens it; another leads on when the network is back, unless it is called off. */
export function OfflineLine() {
  const t = useText();
  const navigate = useNavigate();
  const isOffline = useSyncExternalStore(
    onNetwork,
    () => !navigator.onLine,
    () => false,
  );
  const [wanted, setWanted] = useState<string | null>(null);
  const readAt = useReadAt();
  const sentence =
    wanted !== null
      ? t('Shell_OfflineWaits')
      : readAt !== null
        ? t('Shell_OfflineRead', { time: readAt })
        : t('Shell_Offline');
  const goOn = useEffectEvent(() => {
    if (wanted !== null) void navigate(wanted);
    setWanted(null);
  });
  useEffect(() => {
    if (!isOffline) return undefined;
    const hold = (event: MouseEvent) => {
      const address = innerAddressOf(event, location);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(address);
      void isKept(address).then((kept) => kept && location.assign(address));
    };
    document.addEventListener('click', hold, { capture: true });
    return () => {
      document.removeEventListener('click', hold, { capture: true });
      goOn();
    };
  }, [isOffline]);
  const isShown = isOffline || readAt !== null;
  useEffect(() => {
    if (isShown) announce(sentence);
  }, [isShown, sentence]);
  if (!isShown) return null;
  return (
    <p className={styles.line} data-offline>
      <Icon name="warning" size={14} /> {sentence}{' '}
      {wanted !== null && (
        <button type="button" className={styles.cancel} onClick={() => setWanted(null)}>
          {t('Ui_Cancel')}
        </button>
      )}
    </p>
  );
}

/** Day and hour at which the page on screen was read, in words, where it is a kept one. */
function useReadAt(): string | null {
  const locale = useLocale();
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => void askSince().then(setSince), []);
  // What was opened after it came from the network.
  if (since === null || pathname !== first) return null;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(since);
}

function onNetwork(listener: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, listener);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, listener);
  };
}
