import { useEffect, useMemo, useState } from 'react';
import { openVoice } from '#features/news/public.web.ts';
import { useLocale } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { openReader, type Reader, type Reading } from './read-aloud.ts';

/** A brief's reading aloud: where it stands and what can be done with it. */
export type BriefVoice = Reading & Pick<Reader, 'readFrom' | 'toggle'>;

/** Reads the sentences of a brief in the language of the page. Keep them steady between renders. */
export function useBriefVoice(sentences: readonly string[]): BriefVoice {
  const api = useApi();
  const language = useLocale();
  const [reading, setReading] = useState<Reading>({ at: null, isPlaying: false });
  const reader = useMemo(
    () =>
      openReader(
        sentences.length,
        (index, signal) => openVoice(api, { text: sentences[index]!, language }, signal),
        setReading,
      ),
    [api, language, sentences],
  );
  useEffect(() => () => reader.close(), [reader]);
  return { ...reading, readFrom: reader.readFrom, toggle: reader.toggle };
}
