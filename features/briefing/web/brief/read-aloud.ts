import { leaveTurn, takeTurn, type Voice } from '#features/news/public.web.ts';

/** Where a reading stands. */
export interface Reading {
  /** The sentence; null while nothing was read. */
  at: number | null;
  isPlaying: boolean;
}

/** Reads sentences one after the other. A failure falls silent, as everywhere. */
export interface Reader {
  readFrom(sentence: number): void;
  /** Pauses, goes on, or begins (anew behind the last sentence). */
  toggle(): void;
  close(): void;
}

/** A reader of so many sentences; `open` gives the voice of one of them. */
export function openReader(
  count: number,
  open: (sentence: number, signal: AbortSignal) => Promise<Voice>,
  tell: (reading: Reading) => void,
): Reader {
  let voice: Voice | null = null;
  let control = new AbortController();
  let at: number | null = null;
  const close = (): void => {
    control.abort();
    if (voice) {
      leaveTurn(voice);
      voice.close();
    }
    voice = null;
  };
  const read = async (index: number, { signal }: AbortController): Promise<void> => {
    if (index >= count) return tell({ at, isPlaying: false });
    at = index;
    tell({ at, isPlaying: true });
    const opened = await open(index, signal);
    if (signal.aborted) return opened.close();
    voice = opened;
    takeTurn(opened);
    const ended = Promise.withResolvers<void>();
    opened.onChange(() => {
      if (opened.state.hasEnded) ended.resolve();
      else if (!signal.aborted) tell({ at, isPlaying: opened.state.isPlaying });
    });
    await opened.play();
    await ended.promise;
    if (signal.aborted) return;
    leaveTurn(opened);
    opened.close();
    voice = null;
    await read(index + 1, control);
  };
  const readFrom = (sentence: number): void => {
    close();
    control = new AbortController();
    read(sentence, control).catch(() => tell({ at, isPlaying: false }));
  };
  const toggle = (): void => {
    if (!voice) return readFrom(at !== null && at < count - 1 ? at : 0);
    if (voice.state.isPlaying) return voice.pause();
    takeTurn(voice);
    voice.play().catch(() => tell({ at, isPlaying: false }));
  };
  return { readFrom, toggle, close };
}
