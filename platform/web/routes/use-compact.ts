import { useSyncExternalStore } from 'react';
import { useCurrentRoute } from './routes-context.ts';

/** True under the width that the page's row names; on the server and in the first drawing false. */
export function useCompact(): boolean {
  const width = useCurrentRoute()?.mobileWidth ?? 1890;
  const query = `(max-width: ${width - 0.02}px)`;
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
