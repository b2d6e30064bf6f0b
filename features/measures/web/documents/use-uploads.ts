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

const refusals = ['archive', 'macros', 'mixed', 'infected', 'too_heavy'] as const;

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
  /** Breaks off what runs, which is then said; takes what has ended out of the list. */
  const drop = (key: number): void => {
    const runs = running.current.get(key);
    if (runs) runs.abort();
    else setUploads((all) => all.filter((each) => each.key !== key));
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
      running.current.delete(key);
      drop(key);
      await revalidator.revalidate();
    } catch (error) {
      running.current.delete(key);
      change(key, {
        failure: stop.signal.aborted ? t('MeasureDocuments_Canceled') : failureOf(error, t),
      });
    }
  };
  return { uploads, add, drop };
}

function failureOf(error: unknown, t: ReturnType<typeof useText>): string {
  if (!(error instanceof ApiError)) return t('Measures_Failed');
  const { code, fields, title } = error.problem;
  if (code === 'too_large') return t('MeasureDocuments_TooLarge');
  if (code === 'unsupported_type') return t('MeasureDocuments_WrongType');
  const refusal = refusals.find((each) => each === fields?.[0]?.message);
  return refusal ? t(`MeasureDocuments_Refused_${refusal}`) : title || t('Measures_Failed');
}
