import { useState } from 'react';
import { Hidden } from '#platform/ui/controls/Input.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { formatAgo } from '#platform/shared/dates.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { FormNote, Token } from './form/FormParts.tsx';
import { problemOfFailure, type FormProblem } from './form/form-problem.ts';
import styles from './OwnSessions.module.css';

type Session = OutputOf<'account/getSessions'>[number];

/** The browsers a person is signed in with: each but this one can be signed out, or all at once. Without JavaScript the page's action does it. */
export function OwnSessions({
  sessions,
  now,
  xsrfToken,
}: {
  sessions: Session[];
  now: string;
  xsrfToken: string;
}) {
  const t = useText();
  const api = useApi();
  const [shown, setShown] = useState(sessions);
  const [busy, setBusy] = useState<number | 'all' | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const end = async (which: number | 'all'): Promise<void> => {
    setBusy(which);
    setProblem(null);
    try {
      if (which === 'all') await api.call('account/endOtherSessions', {});
      else await api.call('account/endSession', { id: which });
      setShown(await api.call('account/getSessions', {}));
    } catch (error) {
      setProblem(problemOfFailure(error, t('Error_Unavailable')));
    } finally {
      setBusy(null);
    }
  };
  const form = (which: number | 'all') => ({
    method: 'post' as const,
    onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void end(which);
    },
  });
  return (
    <section className={styles.sessions} aria-labelledby="own-sessions">
      <h2 id="own-sessions">{t('Account_Sessions_Title')}</h2>
      <FormNote problem={problem} />
      <ul>
        {shown.map((session) => (
          <li key={session.id}>
            <SessionLine session={session} now={now} />
            {!session.isCurrent && (
              <form {...form(session.id)}>
                <Token value={xsrfToken} />
                <Hidden name="endSession" value={session.id} />
                <Button
                  type="submit"
                  busy={busy === session.id}
                  aria-label={t('Account_Sessions_EndOne', {
                    browser: session.browser || t('Account_Sessions_Unknown'),
                  })}
                >
                  {t('Account_Sessions_End')}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <form {...form('all')}>
          <Token value={xsrfToken} />
          <Hidden name="endSession" value="all" />
          <Button type="submit" busy={busy === 'all'}>
            {t('Account_Sessions_EndOthers')}
          </Button>
        </form>
      )}
    </section>
  );
}

function SessionLine({ session, now }: { session: Session; now: string }) {
  const t = useText();
  const locale = useLocale();
  const ago = formatAgo(new Date(session.seenAt), new Date(now), locale);
  return (
    <span>
      {session.browser || t('Account_Sessions_Unknown')}
      <small>{session.isCurrent ? t('Account_Sessions_Current') : t('Account_Sessions_Seen', { ago })}</small>
    </span>
  );
}
