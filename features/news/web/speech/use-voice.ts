import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '#platform/web/use-api.ts';
import type { Listened } from './Listen.tsx';
import { openVoice } from './open-voice.ts';
import { leaveTurn, takeTurn, type Voice } from './voice.ts';

/** Opens a voice for an item and starts it; null while it is fetched. `onFail` when there is none, whatever the reason. */
export function useVoice(listened: Listened, onFail: () => void): Voice | null {
  const api = useApi();
  const [voice, setVoice] = useState<Voice | null>(null);
  const { newsId, title, language, text } = listened;
  useEffect(() => {
    const leaving = new AbortController();
    let opened: Voice | null = null;
    const start = async (): Promise<void> => {
      const spoken = [title, text ?? ''].join('. ');
      opened = await openVoice(api, { newsId, text: spoken, language }, leaving.signal);
      if (leaving.signal.aborted) return opened.close();
      takeTurn(opened);
      // A browser may forbid a sound that comes late after the click: the player then stands paused.
      await opened.play().catch(() => {});
      setVoice(opened);
    };
    start().catch(() => {
      if (!leaving.signal.aborted) onFail();
    });
    return () => {
      leaving.abort();
      if (opened) {
        leaveTurn(opened);
        opened.close();
      }
    };
  }, [api, newsId, title, language, text, onFail]);
  return voice;
}

const silence = () => () => {};

/** A number that changes with the voice's state, so that who draws it draws it anew. */
export function useVoiceState(voice: Voice | null) {
  const key = useSyncExternalStore(
    voice?.onChange ?? silence,
    () => JSON.stringify(voice?.state ?? null),
    () => 'null',
  );
  return JSON.parse(key) as Voice['state'] | null;
}
