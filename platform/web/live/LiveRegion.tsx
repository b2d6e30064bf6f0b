import { useSyncExternalStore } from 'react';
import { announced, onAnnounce } from './announce.ts';

/** The page's one live region: what `announce` says is read by a screen reader when it has time. */
export function LiveRegion() {
  const sentence = useSyncExternalStore(onAnnounce, announced, nothing);
  return (
    <output className="sr-only" aria-live="polite" data-live-region>
      {sentence}
    </output>
  );
}

const nothing = () => '';
