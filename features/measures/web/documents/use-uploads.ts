import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#platform/web/api.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { uploadFile } from '#platform/web/upload-file.ts';
import { largestDocument } from '../../domain/documents/bounds.ts';

/** A file on its way: how far, or why it did not arrive. */
export interface Upload {
  key: number;
  name: string;
  bytes: number;
  sent: number;
  /** Null while it runs. */
  failure: string | null;
}

/** Uploads of a draft's documents: several at once, each broken off by itself. */
export function useUploads({ id, version }: { id: number; version: number }) {
  const t = useText();
  const locale = useLocale();
  const revalidator = useRevalidator();
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  const [uploads, setUploads] = useState<Upload[]>([]);
  const change = (key: number, part: Partial<Upload>): void =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const drop = (key: number): void => {
    running.current.get(key)?.abort();
    setUploads((all) => all.filter((each) => each.key !== key));
  };
  const add = async (file: File): Promise<void> => {
    const key = ++lastKey.current;
    const tooLarge = file.size > largestDocument ? t('MeasureDocuments_TooLarge') : null;
    setUploads((all) => [...all, { key, name: file.name, bytes: file.size, sent: 0, failure: tooLarge }]);
    if (tooLarge) return;
    const stop = new AbortController();
    running.current.set(key, stop);
    try {
      await uploadFile('measure/uploadDocument', { id, version }, file, {
        locale,
        onProgress: (sent) => change(key, { sent }),
        signal: stop.signal,
      });
      drop(key);
      await revalidator.revalidate();
    } catch (error) {
      if (!stop.signal.aborted) change(key, { failure: failureOf(error, t) });
    } finally {
      running.current.delete(key);
    }
  };
  return { uploads, add, drop };
}

function failureOf(error: unknown, t: ReturnType<typeof useText>): string {
  if (!(error instanceof ApiError)) return t('Measures_Failed');
  const { code, fields, title } = error.problem;
  if (code === 'too_large') return t('MeasureDocuments_TooLarge');
  if (code === 'unsupported_type') return t('MeasureDocuments_WrongType');
  return fields?.[0]?.message === 'archive' ? t('MeasureDocuments_Archive') : title || t('Measures_Failed');
}
