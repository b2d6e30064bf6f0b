import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, type OutputOf } from '#platform/web/api.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { fileRefusalKey } from '#platform/ui/tables/file-refusal.ts';
import { uploadFile } from '#platform/web/upload-file.ts';
import { largestFile } from '../../domain/exchange/faults.ts';

/** What the server said of a file. */
export type FileReport = OutputOf<'entities/importFile'>;

const refusals = ['no_header', 'too_many', 'archive', 'no_sheet'] as const;

/** A file that is checked first and kept when that is asked for: it goes twice, nothing waits on the server. */
export function useImport({ title, licence }: { title: string; licence: string }) {
  const t = useText();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<FileReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const show = (said: FileReport | null, failed: string | null): void => {
    setReport(said);
    setFailure(failed);
  };
  const send = async (sent: File, confirm: boolean): Promise<void> => {
    setBusy(true);
    const fields = { title, licence, confirm: String(confirm) };
    const options = { locale, onProgress: () => {}, signal: new AbortController().signal };
    try {
      const said = await uploadFile<FileReport>('entities/importFile', fields, sent, options);
      show(said, null);
      if (said.importId !== null) await revalidate();
    } catch (error) {
      show(null, tellOf(error));
    } finally {
      setBusy(false);
    }
  };
  const tellOf = (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('EntityFiles_Failed');
    const { code, fields, title: told } = error.problem;
    if (code === 'too_large') return t('EntityFiles_TooLarge');
    const refusal = refusals.find((each) => each === fields?.[0]?.message);
    if (refusal) return t(`EntityFiles_File_${refusal}`);
    const key = fileRefusalKey(fields?.[0]?.message);
    return key ? t(key) : told || t('EntityFiles_Failed');
  };
  return {
    report,
    failure,
    busy,
    check: async (chosen: File): Promise<void> => {
      setFile(chosen);
      if (chosen.size > largestFile) show(null, t('EntityFiles_TooLarge'));
      else await send(chosen, false);
    },
    keep: async (): Promise<void> => {
      if (file) await send(file, true);
    },
    drop: (): void => show(null, null),
  };
}
