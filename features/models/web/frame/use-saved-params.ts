import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError, type InputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useUnderWay } from './use-under-way.ts';

type SaveInput = InputOf<'modeling/saveSimulationParams'>;

/** What is kept under a name: assumptions of an epidemic or of residents, with the version that computes them. */
export type SavedContent = Pick<SaveInput, 'params' | 'population' | 'modelVersion'>;

/** Something the reader has saved for a place. */
export interface SavedRow {
  id: number;
  version: number;
  name: string;
  modelVersion: string;
  savedAt: string;
  content: SavedContent;
}

/** Names are as long as the call takes them. */
export const longestName = 120;

/** Saving, copying, taking away and bringing back what a person assumed for a place; a refusal is told and changes nothing. */
export function useSavedParams(yugoId: number, rows: readonly SavedRow[]) {
  const t = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { whenAtRest } = useUnderWay();
  const [isBusy, setBusy] = useState(false);
  return useMemo(() => {
    const write = async (said: Omit<SaveInput, 'yugoId'>): Promise<number | null> => {
      setBusy(true);
      try {
        const { version } = await api.call('modeling/saveSimulationParams', { ...said, yugoId });
        await whenAtRest();
        await revalidate();
        return version;
      } catch (error) {
        showToast(sentenceOf(error) ?? t('Models_NotSaved'), { kind: 'failed', autoCloseMs: 10_000 });
        return null;
      } finally {
        setBusy(false);
      }
    };
    const save = async (name: string, content: SavedContent): Promise<void> => {
      const same = rows.find((one) => one.name === name);
      const written = await write({ ...content, name, ...(same && { id: same.id, version: same.version }) });
      if (written !== null) showToast(t('Models_Saved', { name }), { kind: 'done' });
    };
    const remove = async ({ id, name, version, content }: SavedRow): Promise<void> => {
      const written = await write({ ...content, id, name, version, isRemoved: true });
      if (written === null) return;
      showToast(t('Models_Removed', { name }), {
        action: {
          label: t('Models_BringBack'),
          onSelect: () => void write({ ...content, id, name, version: written, isRemoved: false }),
        },
      });
    };
    const copy = ({ name, content }: SavedRow): Promise<void> => {
      const names = new Set(rows.map((one) => one.name));
      let next = t('Models_CopyOf', { name });
      while (names.has(next)) next = t('Models_CopyOf', { name: next });
      return save(next.slice(0, longestName), content);
    };
    return { isBusy, save, remove, copy };
  }, [t, api, revalidate, whenAtRest, yugoId, rows, isBusy]);
}

/** What the hook gives. */
export type SavedParams = ReturnType<typeof useSavedParams>;

/** What the server says of the first field it refused, else of the whole. */
function sentenceOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.problem.fields?.[0]?.message ?? error.problem.title;
}
