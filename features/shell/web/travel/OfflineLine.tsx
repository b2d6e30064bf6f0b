import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { announce } from '#platform/web/live/announce.ts';
import { useText } from '#platform/web/text.ts';
import { innerAddressOf } from './inner-address.ts';
import styles from './OfflineLine.module.css';

/** Without a network a line says so; a link pressed meanwhile leads on when the network is back, unless it is called off. */
export function OfflineLine() {
  const t = useText();
  const navigate = useNavigate();
  const isOffline = useSyncExternalStore(
    onNetwork,
    () => !navigator.onLine,
    () => false,
  );
  const [wanted, setWanted] = useState<string | null>(null);
  const sentence = t(wanted === null ? 'Shell_Offline' : 'Shell_OfflineWaits');
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
    };
    document.addEventListener('click', hold, { capture: true });
    return () => {
      document.removeEventListener('click', hold, { capture: true });
      goOn();
    };
  }, [isOffline]);
  useEffect(() => {
    if (isOffline) announce(sentence);
  }, [isOffline, sentence]);
  if (!isOffline) return null;
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

function onNetwork(listener: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, listener);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, listener);
  };
}
