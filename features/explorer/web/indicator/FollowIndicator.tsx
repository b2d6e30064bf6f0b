import { useEffect, useState } from 'react';
import { useFollowToast } from '#services/following/public.web.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { writeExploreView, type ExploreView } from '../../domain/view/explore-view.ts';

/** Follows an indicator: its view is kept and stands in «Моё» until it is followed no longer. For whoever is signed in. */
export function FollowIndicator({ view, name }: { view: ExploreView; name: string }) {
  const { isLoggedIn } = useSession();
  if (!isLoggedIn) return null;
  return <FollowViewButton address={writeExploreView(view, new URLSearchParams()).toString()} name={name} />;
}

/** The button by itself: asks how it stands, and turns it. */
export function FollowViewButton({ address, name }: { address: string; name: string }) {
  const t = useText();
  const api = useApi();
  const say = useFollowToast();
  const [viewId, setViewId] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const set = async (id: number | null): Promise<void> => {
    setBusy(true);
    try {
      if (id === null) {
        setViewId((await api.call('boards/keepView', { name: name.slice(0, 80), address })).id);
        say.begun(name);
      } else {
        await api.call('boards/deleteView', { id });
        setViewId(null);
        say.ended(name, () => void set(null));
      }
    } catch (error) {
      say.failed(error);
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    const control = new AbortController();
    api
      .call('boards/getKeptViews', {}, { signal: control.signal })
      // Without an answer the button offers to follow, which changes nothing where it is so already.
      .then(
        ({ views }) => setViewId(views.find((each) => each.address === address)?.id ?? null),
        () => {},
      );
    return () => control.abort();
  }, [api, address]);
  return (
    <Button
      size="small"
      icon="bell"
      busy={busy}
      aria-pressed={viewId !== null}
      onClick={() => void set(viewId)}
    >
      {t(viewId === null ? 'Follow_On' : 'Follow_Off')}
    </Button>
  );
}
