import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError, type InputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

interface Props {
  type: InputOf<'subscriptions/subscribe'>['type'];
  value: number;
  name: string;
}

/** Follows a subject or ends it, for whom subscriptions are kept; asks by itself how it stands. */
export function FollowButton({ type, value, name }: Props) {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const { isLoggedIn } = useSession();
  const [isFollowed, setFollowed] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const control = new AbortController();
    api
      .call('subscriptions/find', { type, value }, { signal: control.signal })
      // Without an answer the button offers to follow, which changes nothing where it is so already.
      .then(
        ({ isSubscribed }) => setFollowed(isSubscribed),
        () => {},
      );
    return () => control.abort();
  }, [api, isLoggedIn, type, value]);
  if (!isLoggedIn) return null;
  const set = async (on: boolean): Promise<void> => {
    setBusy(true);
    try {
      await (on
        ? api.call('subscriptions/subscribe', { type, value })
        : api.call('subscriptions/unsubscribe', { type, value }));
      setFollowed(on);
      showToast(t(on ? 'Follow_Done' : 'Follow_Ended', { name }), {
        kind: 'done',
        action: on
          ? { label: t('Follow_List'), onSelect: () => void navigate(buildRoute('subscriptions')) }
          : { label: t('Follow_Again'), onSelect: () => void set(true) },
      });
    } catch (error) {
      showToast(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'), { kind: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      icon="bell"
      busy={busy}
      aria-pressed={isFollowed}
      onClick={() => void set(!isFollowed)}
    >
      {t(isFollowed ? 'Follow_Off' : 'Follow_On')}
    </Button>
  );
}
