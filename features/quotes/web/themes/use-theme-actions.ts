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
      await revalidate();
    });
  /** `onwards` goes to another address, which reads anew what stands there; otherwise this one is read anew. */
  const decide = <Decided extends { decisionId: number }>(
    said: string,
    work: () => Promise<Decided>,
    onwards: (decided: Decided) => unknown = revalidate,
  ): Promise<boolean> =>
    run(async () => {
      const decided = await work();
      const { decisionId } = decided;
      const action = { label: t('Desk_Undo'), onSelect: () => void undo(decisionId) };
      showToast(said, { kind: 'done', action, autoCloseMs: 10_000 });
      announce(said);
      await onwards(decided);
    });
  return { busy, undo, decide };
}

/** What an editor decides of themes. */
export function useThemeActions() {
  const t = useText();
  const api = useApi();
  const [, setSearch] = useSearchParams();
  const { busy, undo, decide } = useDeciding();
  const goTo = (themeId: number) => setSearch(themeId === 0 ? {} : { theme: String(themeId) });
  return {
    busy,
    undo,
    save: (theme: InputOf<'quotes/saveTheme'>) =>
      decide(
        t('QuoteDesk_Saved'),
        () => api.call('quotes/saveTheme', theme),
        ({ id }) => goTo(id),
      ),
    merge: (id: number, intoId: number) =>
      decide(
        t('QuoteDesk_Merged'),
        () => api.call('quotes/mergeThemes', { id, intoId }),
        () => goTo(intoId),
      ),
    remove: (id: number) =>
      decide(
        t('QuoteDesk_Removed'),
        () => api.call('quotes/removeTheme', { id }),
        () => goTo(0),
      ),
    assign: (keys: string[], themeId: number | null) =>
      decide(t('QuoteDesk_Moved', { count: keys.length }), () =>
        api.call('quotes/assignQuotes', { keys, themeId }),
      ),
  };
}
