import { lazy, Suspense, useCallback, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';

const ListenPlayer = lazy(() =>
  import('./ListenPlayer.tsx').then(({ ListenPlayer: player }) => ({ default: player })),
);

/** What is to be read: the server knows an item's text; `text` is what the browser's voice reads where the server has none. */
export interface Listened {
  newsId: number;
  title: string;
  /** Of the item. */
  language: string;
  text?: string | null;
}

/** The button that reads an item aloud; the player takes its place while it does. Spec 8: a failure brings the button back, silently. */
export function Listen(props: Listened) {
  const t = useText();
  const [state, setState] = useState<'idle' | 'open' | 'left'>('idle');
  // Whoever leaves the player stands on the button again.
  const focusOnce = useCallback(
    (element: HTMLButtonElement | null) => element?.focus({ preventScroll: true }),
    [],
  );
  const leave = useCallback(() => setState('left'), []);
  const button = (busy: boolean) => (
    <Button
      variant="text"
      size="small"
      icon="listen"
      busy={busy}
      aria-label={t('News_ListenTo', { title: props.title })}
      ref={state === 'left' ? focusOnce : undefined}
      onClick={() => setState('open')}
    >
      {t('News_Listen')}
    </Button>
  );
  if (state !== 'open') return button(false);
  return (
    <Suspense fallback={button(true)}>
      <ListenPlayer {...props} onLeave={leave} waiting={button(true)} />
    </Suspense>
  );
}
