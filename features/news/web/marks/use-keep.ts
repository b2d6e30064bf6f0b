import { useNavigate } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { announce } from '#platform/web/live/announce.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { setMark } from './marks.ts';

/** Marks a person sets by hand, with the page that lists them. */
const pages = { later: 'readLater', favourite: 'favorites', liked: 'liked' } as const;

/** A mark set by hand. */
export type KeptKind = keyof typeof pages;

/** Sets or takes a mark and answers in sight and in speech: what was done with the way to the list, or that it failed. */
export function useKeep(): (newsId: number, kind: KeptKind, on: boolean) => Promise<void> {
  const t = useText();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  return async (newsId, kind, on) => {
    try {
      await setMark(newsId, kind, on);
    } catch {
      showToast(t('News_MarkFailed'), { kind: 'failed' });
      return announce(t('News_MarkFailed'));
    }
    const said = t(on ? `News_Kept_${kind}` : `News_NotKept_${kind}`);
    const toList = () => void navigate(buildRoute(pages[kind]));
    showToast(said, {
      kind: 'done',
      action: on ? { label: t('News_KeptList'), onSelect: toList } : undefined,
    });
    announce(said);
  };
}
