import { useSearchParams } from 'react-router';
import { useDeciding } from '#platform/ui/drafting/use-deciding.ts';
import type { InputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

/** What an editor can do with themes; each says what it did, with the way back. */
export type ThemeActions = ReturnType<typeof useThemeActions>;

/** What an editor decides of themes. */
export function useThemeActions() {
  const t = useText();
  const api = useApi();
  const [, setSearch] = useSearchParams();
  const { busy, undo, decide } = useDeciding(
    {
      failed: t('Desk_Failed'),
      undo: t('Desk_Undo'),
      undone: t('Desk_Undone'),
    },
    (id) => api.call('quotes/undoThemeDecision', { id }),
  );
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
