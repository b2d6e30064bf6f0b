import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { DraftKeeper } from '#platform/ui/drafting/draft-keeper.ts';
import type { DeskDocument, WrittenDocument } from './use-desk-draft.ts';

/** What can be done with a document beside writing it. `missing` = paths that kept it from being published. */
export function useDocumentActions(
  { kind, id }: Pick<DeskDocument, 'kind' | 'id'>,
  keeper: DraftKeeper<WrittenDocument>,
) {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<'publish' | 'withdraw' | 'delete' | null>(null);
  const [missing, setMissing] = useState<string[]>([]);
  const run = async (
    what: NonNullable<typeof busy>,
    work: (version: number) => Promise<void>,
  ): Promise<void> => {
    setBusy(what);
    setMissing([]);
    try {
      if (await keeper.flush()) await work(keeper.getState().version);
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : null;
      if (problem?.code === 'form_incorrect') setMissing((problem.fields ?? []).map(({ path }) => path));
      else showToast(problem?.title ?? t('Desk_Failed'), { kind: 'failed' });
    } finally {
      setBusy(null);
    }
  };
  const restore = async (): Promise<void> => {
    await api.call('newsdesk/restoreDocument', { kind, id });
    await revalidate();
  };
  return {
    busy,
    missing,
    publish: () =>
      run('publish', async (version) => {
        keeper.advance((await api.call('newsdesk/publish', { kind, id, version })).version);
        showToast(t('Desk_Published'), { kind: 'done' });
        await revalidate();
      }),
    withdraw: () =>
      run('withdraw', async (version) => {
        keeper.advance((await api.call('newsdesk/withdraw', { kind, id, version })).version);
        showToast(t('Desk_Withdrawn'), { kind: 'done' });
        await revalidate();
      }),
    remove: () =>
      run('delete', async (version) => {
        await api.call('newsdesk/deleteDocument', { kind, id, version });
        const undo = {
          label: t('Desk_Undo'),
          onSelect: () => void restore().catch(() => showToast(t('Desk_Failed'), { kind: 'failed' })),
        };
        showToast(t('Desk_Deleted'), { action: undo, autoCloseMs: 10_000 });
        await navigate(buildRoute('desk'));
      }),
  };
}
