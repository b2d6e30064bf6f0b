import { useRef, useState } from 'react';
import { useLocale, useText } from '#platform/web/text.ts';
import { uploadFile } from '#platform/web/upload-file.ts';
import { fileFailure } from './file-failure.ts';

/** Sends a file to a call; what is sent later breaks off what is still under way. */
export function useSending() {
  const t = useText();
  const locale = useLocale();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentBytes, setSentBytes] = useState(0);
  const running = useRef<AbortController | null>(null);
  return {
    busy,
    /** How much of the file has gone out. Unit: bytes. */
    sentBytes,
    failure,
    setFailure,
    stop: (): void => running.current?.abort(),
    /** The answer; null where it was refused or broken off. */
    async send<T>(call: string, fields: object, sent: File): Promise<T | null> {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setBusy(true);
      setSentBytes(0);
      setFailure(null);
      try {
        const options = { locale, onProgress: setSentBytes, signal: own.signal };
        return await uploadFile<T>(call, saidOf(fields), sent, options);
      } catch (error) {
        if (!own.signal.aborted) setFailure(fileFailure(error, t));
        return null;
      } finally {
        if (running.current === own) setBusy(false);
      }
    },
  };
}

/** The fields of a form: what was not said is none. */
function saidOf(fields: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );
}
