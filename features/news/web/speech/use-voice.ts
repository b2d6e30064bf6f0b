import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Api } from '#platform/web/api.ts';
import { errorCodeOf } from '#platform/web/errors/error-code.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { Listened } from './Listen.tsx';
import { openBrowserVoice } from './browser-voice.ts';
import { openFileVoice } from './file-voice.ts';
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
      opened = await openVoice(api, { newsId, title, language, text }, leaving.signal);
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

/** The server's voice; where it has none for this language, or at all, the browser's. */
async function openVoice(api: Api, listened: Listened, signal: AbortSignal): Promise<Voice> {
  try {
    const { address } = await api.call('tts', { newsId: listened.newsId }, { signal });
    return await openFileVoice(address, signal);
  } catch (error) {
    const code = errorCodeOf(error);
    if (code !== 'speech_unsupported' && code !== 'speech_unavailable') throw error;
    const voice = openBrowserVoice([listened.title, listened.text ?? ''].join('. '), listened.language);
    if (!voice) throw error;
    return voice;
  }
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
