import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError, type InputOf } from '#platform/web/api.ts';
import { announce } from '#platform/web/live/announce.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

/** What an editor can do with themes; each says what it did, with the way back. */
export type ThemeActions = ReturnType<typeof useThemeActions>;

/** Decisions: one at a time, each with the way back, and the page shows what came of it. */
function useDeciding() {
  const t = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      await revalidate();
      return true;
    } catch (error) {
      const said = error instanceof ApiError ? error.problem.title : t('Desk_Failed');
      showToast(said, { kind: 'failed' });
      announce(said);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const undo = (id: number): Promise<boolean> =>
    run(async () => {
      await api.call('quotes/undoThemeDecision', { id });
      showToast(t('Desk_Undone'), { kind: 'done' });
      announce(t('Desk_Undone'));
    });
  const decide = (said: string, work: () => Promise<{ decisionId: number }>): Promise<boolean> =>
    run(async () => {
      const { decisionId } = await work();
      const action = { label: t('Desk_Undo'), onSelect: () => void undo(decisionId) };
      showToast(said, { kind: 'done', action, autoCloseMs: 10_000 });
      announce(said);
    });
  return { busy, undo, decide };
}

/** What an editor decides of themes. */
export function useThemeActions() {
  const t = useText();
  const api = useApi();
  const [, setSearch] = useSearchParams();
  const { busy, undo, decide } = useDeciding();
  const leaveFor = (themeId: number): void => setSearch(themeId === 0 ? {} : { theme: String(themeId) });
  return {
    busy,
    undo,
    save: (theme: InputOf<'quotes/saveTheme'>) =>
      decide(t('QuoteDesk_Saved'), async () => {
        const saved = await api.call('quotes/saveTheme', theme);
        leaveFor(saved.id);
        return saved;
      }),
    merge: (id: number, intoId: number) =>
      decide(t('QuoteDesk_Merged'), async () => {
        const merged = await api.call('quotes/mergeThemes', { id, intoId });
        leaveFor(intoId);
        return merged;
      }),
    remove: (id: number) =>
      decide(t('QuoteDesk_Removed'), async () => {
        const removed = await api.call('quotes/removeTheme', { id });
        leaveFor(0);
        return removed;
      }),
    assign: (keys: string[], themeId: number | null) =>
      decide(t('QuoteDesk_Moved', { count: keys.length }), () =>
        api.call('quotes/assignQuotes', { keys, themeId }),
      ),
  };
}
