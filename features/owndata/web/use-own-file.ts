import { useState } from 'react';
import type { InputOf, OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { largestFile } from '../domain/limits.ts';
import type { FileRead } from './load-own-data.ts';
import { useSending } from './use-sending.ts';

type Choices = InputOf<'own/readFile'>;
type Loaded = OutputOf<'own/loadFile'>;

/** What is said of a series when it is kept. */
interface LoadPart {
  source: string;
  accepted: string;
  acceptAll: boolean;
}

/** A file that stays in the browser: it goes out again with each choice, and once more to be kept. */
export function useOwnFile() {
  const t = useText();
  const { send, stop, busy, sentBytes, failure, setFailure } = useSending();
  const [file, setFile] = useState<File | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [read, setRead] = useState<FileRead | null>(null);
  const [first, setFirst] = useState<FileRead | null>(null);

  const understand = async (sent: File, said: Choices): Promise<void> => {
    const understood = await send<FileRead>('own/readFile', said, sent);
    if (understood === null) return;
    setRead(understood);
    if (Object.keys(said).length === 0) setFirst(understood);
  };
  return {
    file,
    choices,
    read,
    failure,
    busy,
    sentBytes,
    stop,
    /** The file as it was read before anything was said of it: its shape, and what was said of the last one of that shape. */
    first,
    /** Takes another file: nothing that was said of the one before holds of it. */
    async take(next: File): Promise<void> {
      setFile(next);
      setChoices({});
      setRead(null);
      setFirst(null);
      if (next.size > largestFile) setFailure(t('OwnData_File_too_large'));
      else await understand(next, {});
    },
    /** Says something of the file, and has it read anew. */
    async say(part: Choices): Promise<void> {
      const said = { ...choices, ...part };
      setChoices(said);
      if (file) await understand(file, said);
    },
    /** Keeps the file as a series; null where it was refused. */
    load: async (part: LoadPart): Promise<Loaded | null> =>
      file === null ? null : send<Loaded>('own/loadFile', { ...choices, ...part }, file),
    /** Sends the file to the statistics, or tries what that would do; null where it was refused. */
    sendTo: async <T>(call: 'sources/tryFile' | 'sources/loadFile', part: object): Promise<T | null> =>
      file === null ? null : send<T>(call, { ...choices, ...part }, file),
    /** Puts the file away. */
    drop(): void {
      stop();
      setFile(null);
      setChoices({});
      setRead(null);
      setFirst(null);
      setFailure(null);
    },
  };
}

/** The file under way, with what is done with it. */
export type OwnFileState = ReturnType<typeof useOwnFile>;
