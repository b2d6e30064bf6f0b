import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import type { InputOf } from '#platform/web/api.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { FollowButton } from './FollowButton.tsx';
import { FollowLogin } from './FollowLogin.tsx';
import { takeWish } from './follow-wish.ts';
import { useFollowToast } from './use-follow-toast.ts';

interface Props {
  question: InputOf<'subscriptions/subscribeToSearchQuery'>['question'];
  name: string;
  /** Number of the saved search that asks the same; null while none does. */
  savedId: number | null;
}

/** Follows what a search finds: its question is kept as a saved search, whose button this is from then on. */
export function FollowSearch({ question, name, savedId }: Props) {
  const t = useText();
  const api = useApi();
  const say = useFollowToast();
  const { isLoggedIn } = useSession();
  const [keptId, setKeptId] = useState(savedId);
  const [busy, setBusy] = useState(false);
  const follow = async (): Promise<void> => {
    try {
      const { value } = await api.call('subscriptions/subscribeToSearchQuery', { name, question });
      setKeptId(value);
      say.begun(name);
    } catch (error) {
      say.failed(error);
    } finally {
      setBusy(false);
    }
  };
  const wish = `search ${JSON.stringify(question)}`;
  const id = savedId ?? keptId;
  const doWish = useEffectEvent(() => {
    if (isLoggedIn && takeWish(wish, Date.now()) && id === null) void follow();
  });
  useEffect(() => {
    const timer = setTimeout(() => doWish());
    return () => clearTimeout(timer);
  }, []);
  if (!isLoggedIn) return <FollowLogin wish={wish} />;
  if (id !== null) return <FollowButton type="search" value={id} name={name} />;
  return (
    <Button
      size="small"
      icon="bell"
      busy={busy}
      aria-pressed={false}
      onClick={() => {
        setBusy(true);
        void follow();
      }}
    >
      {t('Follow_On')}
    </Button>
  );
}
