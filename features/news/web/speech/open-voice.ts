import { type Api, errorCodeOf } from '#platform/web/api.ts';
import { openBrowserVoice } from './browser-voice.ts';
import { openFileVoice } from './file-voice.ts';
import type { Voice } from './voice.ts';

/** What is read: an item that the server knows (`text` is what the browser would read of it), or a text of its own. */
export interface Spoken {
  newsId?: number;
  text: string;
  /** Of the text. */
  language: string;
}

/** The server's voice; where it has none for this language, or at all, the browser's. */
export async function openVoice(
  api: Api,
  { newsId, text, language }: Spoken,
  signal: AbortSignal,
): Promise<Voice> {
  try {
    const asked = newsId === undefined ? { text, language } : { newsId };
    const { address } = await api.call('tts', asked, { signal });
    return await openFileVoice(address, signal);
  } catch (error) {
    const code = errorCodeOf(error);
    if (code !== 'speech_unsupported' && code !== 'speech_unavailable') throw error;
    const voice = openBrowserVoice(text, language);
    if (!voice) throw error;
    return voice;
  }
}
