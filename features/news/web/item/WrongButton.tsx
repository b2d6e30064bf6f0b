import { useState } from 'react';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { announce } from '#platform/web/live/announce.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import styles from './WrongButton.module.css';

interface Props {
  newsId: number;
  /** The region it does not concern; without one it is not about its story. */
  region?: { yugoId: number; name: string };
  /** Its story is no step of its affair. */
  ofAffair?: boolean;
  /** The icon alone, for a row of a feed; its name still says which headline. */
  titled?: string;
}

/** One click says that a headline stands in the wrong place; the answer can be taken back. */
export function WrongButton({ newsId, region, ofAffair = false, titled }: Props) {
  const t = useText();
  const api = useApi();
  const { account } = useSession();
  const [isSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const wanted = { newsId, yugoId: region?.yugoId ?? null, ofAffair };
  const say = (text: string, more: Parameters<typeof showToast>[1]): void => {
    showToast(text, more);
    announce(text);
  };
  const call = async (work: () => Promise<unknown>, done: () => void): Promise<void> => {
    setBusy(true);
    try {
      await work();
      done();
    } catch {
      say(t('News_Wrong_Failed'), { kind: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  const withdraw = () =>
    call(
      () => api.call('news/withdrawCorrection', wanted),
      () => {
        setSent(false);
        say(t('News_Wrong_Taken'), { kind: 'done' });
      },
    );
  const send = () =>
    call(
      () => api.call('news/sendCorrection', wanted),
      () => {
        setSent(true);
        say(t('News_Wrong_Sent'), {
          kind: 'done',
          action: { label: t('News_Wrong_Undo'), onSelect: () => void withdraw() },
        });
      },
    );
  const words = region
    ? t('News_Wrong_Region', { region: region.name })
    : t(ofAffair ? 'News_Wrong_Affair' : 'News_Wrong_Story');
  const press = (): void => {
    if (account === null) say(t('News_Wrong_SignIn'), { kind: 'failed' });
    else void (isSent ? withdraw() : send());
  };
  const state = {
    'aria-busy': busy || undefined,
    'aria-pressed': isSent,
    onClick: busy ? undefined : press,
  };
  if (titled !== undefined)
    return (
      <IconButton
        icon="warning"
        size={28}
        label={`${words}: ${titled}`}
        className={styles.inRow}
        {...state}
      />
    );
  return (
    <button type="button" className={styles.wrong} {...state}>
      {words}
    </button>
  );
}
