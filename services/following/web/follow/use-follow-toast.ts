import { useNavigate } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';

/** Says what a press on the button did: with the way to all that is followed, with the way back, or why nothing was done. */
export function useFollowToast() {
  const t = useText();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  return {
    begun: (name: string): number =>
      showToast(t('Follow_Done', { name }), {
        kind: 'done',
        action: { label: t('Follow_List'), onSelect: () => void navigate(buildRoute('mine')) },
      }),
    ended: (name: string, again: () => void): number =>
      showToast(t('Follow_Ended', { name }), {
        kind: 'done',
        action: { label: t('Follow_Again'), onSelect: again },
      }),
    failed: (error: unknown): number =>
      showToast(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'), { kind: 'failed' }),
  };
}
