import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, type OutputOf } from '#platform/web/api.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { fileRefusalKey } from '#platform/ui/tables/file-refusal.ts';
import { uploadFile } from '#platform/web/upload-file.ts';
import { largestTable } from '../../domain/table/table-columns.ts';

/** What the server said of a table. */
export type TableReport = OutputOf<'measure/importTable'>;

const faults = ['no_header', 'too_many', 'archive', 'no_sheet'] as const;

/** A table that is checked first and kept when that is asked for: the same file goes twice, nothing waits on the server. */
export function useTable() {
  const t = useText();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<TableReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (sent: File, confirm: boolean): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const options = { locale, onProgress: () => {}, signal: new AbortController().signal };
      const said = await uploadFile<TableReport>(
        'measure/importTable',
        { confirm: String(confirm) },
        sent,
        options,
      );
      setReport(said);
      if (said.ids.length > 0) await revalidate();
    } catch (error) {
      setReport(null);
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  const failureOf = (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('Measures_Failed');
    const { code, fields, title } = error.problem;
    if (code === 'too_large') return t('MeasuresTable_TooLarge');
    const fault = faults.find((each) => each === fields?.[0]?.message);
    if (fault) return t(`MeasuresTable_File_${fault}`);
    const key = fileRefusalKey(fields?.[0]?.message);
    return key ? t(key) : title || t('Measures_Failed');
  };
  return {
    report,
    failure,
    busy,
    check: (chosen: File): Promise<void> => {
      setFile(chosen);
      if (chosen.size <= largestTable) return send(chosen, false);
      setReport(null);
      setFailure(t('MeasuresTable_TooLarge'));
      return Promise.resolve();
    },
    keep: async (): Promise<void> => {
      if (file) await send(file, true);
    },
    drop: (): void => setReport(null),
  };
}
