import { useEffect, useRef, useState } from 'react';
import { ApiError, type OutputOf } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';

/** What the search by picture has come to. `picture` is an address of the chosen file in this browser. */
export type ImageSearchState =
  | { kind: 'idle' }
  | { kind: 'searching'; picture: string }
  | { kind: 'answered'; picture: string; answer: OutputOf<'news/searchByImage'> }
  | {
      kind: 'refused';
      picture: string | null;
      reason: 'too_large' | 'wrong_type' | 'other';
      sentence?: string;
    };

const maxBytes = 5 * 1024 * 1024;
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** What a file chooser offers. */
export const acceptedTypes = types.join(',');

/** Searches by the last picture given; an earlier search is dropped. */
export function useImageSearch(): [ImageSearchState, (file: File) => void] {
  const api = useApi();
  const [state, setState] = useState<ImageSearchState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const shown = useRef<string | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      if (shown.current !== null) URL.revokeObjectURL(shown.current);
    },
    [],
  );
  const search = (file: File): void => {
    running.current?.abort();
    if (shown.current !== null) URL.revokeObjectURL(shown.current);
    shown.current = null;
    if (!types.includes(file.type)) return setState({ kind: 'refused', picture: null, reason: 'wrong_type' });
    const picture = URL.createObjectURL(file);
    shown.current = picture;
    if (file.size > maxBytes) return setState({ kind: 'refused', picture, reason: 'too_large' });
    const leaving = new AbortController();
    running.current = leaving;
    setState({ kind: 'searching', picture });
    readBase64(file)
      .then((image) => api.call('news/searchByImage', { image }, { signal: leaving.signal }))
      .then(
        (answer) => setState({ kind: 'answered', picture, answer }),
        (error: unknown) => {
          if (!leaving.signal.aborted) setState({ kind: 'refused', picture, ...refusalOf(error) });
        },
      );
  };
  return [state, search];
}

function refusalOf(error: unknown) {
  if (!(error instanceof ApiError)) return { reason: 'other' as const };
  const { code, title } = error.problem;
  if (code === 'too_large') return { reason: 'too_large' as const };
  if (code === 'unsupported_type') return { reason: 'wrong_type' as const };
  return { reason: 'other' as const, sentence: title };
}

async function readBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // Whole megabytes as arguments of one call would overflow the stack.
  for (let at = 0; at < bytes.length; at += 32_768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}
