import { useNavigate } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useAttempt } from './use-attempt.ts';

const undoMs = 8000;

/** What is done with boards as a whole: each is opened once it is made; a deletion can be taken back. */
export function useBoardActs() {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const attempt = useAttempt();
  const open = async (made: { id: number } | null): Promise<void> => {
    if (made !== null) await navigate(buildRoute('board', { id: made.id }));
  };
  return {
    create: async (name: string) => open(await attempt(() => api.call('boards/createBoard', { name }))),
    createOfRegion: async (yugoId: number) =>
      open(await attempt(() => api.call('boards/createRegionBoard', { yugoId }))),
    async copy(id: string) {
      const made = await attempt(() => api.call('boards/copyBoard', { id }));
      if (made !== null) showToast(t('Boards_Copied'), { kind: 'done' });
      await open(made);
    },
    async remove({ id, name }: { id: number; name: string }, changed: () => void) {
      const done = await attempt(() => api.call('boards/deleteBoard', { id }));
      if (done === null) return;
      changed();
      const restore = async (): Promise<void> => {
        if ((await attempt(() => api.call('boards/restoreBoard', { id }))) !== null)
          await navigate(buildRoute('boards'));
      };
      showToast(t('Boards_Deleted', { name }), {
        kind: 'done',
        autoCloseMs: undoMs,
        action: { label: t('Boards_Undo'), onSelect: () => void restore() },
      });
    },
  };
}
