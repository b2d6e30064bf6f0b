import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { familyLimits } from '../../domain/family/family-model.ts';
import type { FamilyPage } from './load-family-model.ts';
import type { FamilyDesk } from './use-family-model.ts';

/** Saving, copying, renaming, taking away and bringing back one's own models; a refusal is told and changes nothing. */
export function useSavedModels({ saved }: FamilyPage, desk: FamilyDesk) {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const buildRoute = useBuildRoute();
  const { busy, attempt } = useAttempt();
  const open = (id?: number): void => {
    desk.forget();
    void navigate(buildRoute('familyModels', id === undefined ? {} : { id }));
  };
  const keep = (name: string, asNew: boolean): Promise<void> =>
    attempt(async () => {
      const own = saved !== null && !asNew ? { id: saved.id, version: saved.version } : {};
      const { id } = await api.call('modeling/saveFamilyModel', {
        ...own,
        name,
        model: desk.model,
        modelVersion: desk.edition.version,
      });
      showToast(t('ModelFamily_Saved', { name }));
      open(id);
      void revalidate();
    });
  return {
    busy,
    save: (name: string) => keep(name, false),
    copy: (name: string) => keep(name, true),
    rename: (id: number, name: string) =>
      attempt(async () => {
        await api.call('modeling/renameFamilyModel', { id, name });
        void revalidate();
      }),
    remove: (id: number, name: string) =>
      attempt(async () => {
        await api.call('modeling/deleteFamilyModel', { id });
        if (saved?.id === id) open();
        void revalidate();
        showToast(t('ModelFamily_Removed', { name }), {
          action: {
            label: t('ModelFamily_Undo'),
            onSelect: () =>
              void attempt(async () => {
                await api.call('modeling/restoreFamilyModel', { id });
                void revalidate();
              }),
          },
        });
      }),
    open,
  };
}

/** What the hook gives. */
export type SavedModels = ReturnType<typeof useSavedModels>;

/** Does one thing at a time and tells a refusal. */
function useAttempt() {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const sentenceOf = ({ code, title, details }: ApiError['problem']): string => {
    if (details?.['reason'] === 'name') return t('ModelFamily_NameTaken');
    return code === 'too_many_kept' ? t('ModelFamily_TooMany', { limit: familyLimits.models }) : title;
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast(sentenceOf(error.problem), { kind: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, attempt };
}
