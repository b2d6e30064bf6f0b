import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import type { InputOf } from '#platform/web/api.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { FollowLogin } from './FollowLogin.tsx';
import { takeWish } from './follow-wish.ts';
import { useFollowToast } from './use-follow-toast.ts';

interface Props {
  type: InputOf<'subscriptions/subscribe'>['type'];
  value: number;
  name: string;
}

/** Follows a subject or ends it; asks by itself how it stands. A stranger is led to the login and back. */
export function FollowButton(props: Props) {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <OwnButton {...props} /> : <FollowLogin wish={`${props.type} ${props.value}`} />;
}

function OwnButton({ type, value, name }: Props) {
  const t = useText();
  const api = useApi();
  const say = useFollowToast();
  const [isFollowed, setFollowed] = useState(false);
  const [busy, setBusy] = useState(false);
  const set = async (on: boolean): Promise<void> => {
    setBusy(true);
    try {
      await (on
        ? api.call('subscriptions/subscribe', { type, value })
        : api.call('subscriptions/unsubscribe', { type, value }));
      setFollowed(on);
      if (on) say.begun(name);
      else say.ended(name, () => void set(true));
    } catch (error) {
      say.failed(error);
    } finally {
      setBusy(false);
    }
  };
  const stands = useEffectEvent((isSubscribed: boolean) => {
    setFollowed(isSubscribed);
    if (takeWish(`${type} ${value}`, Date.now()) && !isSubscribed) void set(true);
  });
  useEffect(() => {
    const control = new AbortController();
    api
      .call('subscriptions/find', { type, value }, { signal: control.signal })
      // Without an answer the button offers to follow, which changes nothing where it is so already.
      .then(
        ({ isSubscribed }) => stands(isSubscribed),
        () => {},
      );
    return () => control.abort();
  }, [api, type, value]);
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
