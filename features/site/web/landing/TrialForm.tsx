import { useState, type FormEvent } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { ApiError } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useBuyGoal } from '../shell/use-visit-counter.ts';
import styles from './LandingPage.module.css';

type Outcome =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'done'; email: string }
  | { kind: 'failed'; reason: string; field: string | null };

/** Quick registration: an address alone starts the trial. Without JavaScript the sign-up page does the same. */
export function TrialForm() {
  const t = useText();
  const { trialDays } = useStart();
  const { account, isLoggedIn } = useSession();
  const buildRoute = useBuildRoute();
  const reachGoal = useBuyGoal();
  const [outcome, register] = useQuickRegister();
  const [mailing, setMailing] = useState(true);
  if (outcome.kind === 'done')
    return <output className={styles['done']}>{t('Landing_Done', { email: outcome.email })}</output>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    reachGoal();
    void register(String(new FormData(event.currentTarget).get('email') ?? ''), mailing);
  };
  const fieldError = outcome.kind === 'failed' ? outcome.field : null;
  return (
    <form className={styles['form']} onSubmit={submit} action={buildRoute('signUp')} noValidate>
      <h2>{t('Landing_TryTitle', { days: trialDays })}</h2>
      <p>{t('Landing_TryText')}</p>
      <TextField
        label={t('Landing_Email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={isLoggedIn ? account.email : ''}
        error={fieldError ?? undefined}
      />
      <Checkbox label={t('Landing_Mailing')} checked={mailing} onChange={setMailing} />
      {outcome.kind === 'failed' && outcome.field === null && (
        <p className={styles['failed']} role="alert">
          {t('Landing_Failed', { reason: outcome.reason })}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button type="submit" variant="access" size="large" busy={outcome.kind === 'busy'}>
          {t('Landing_Start')}
        </Button>
        <ButtonLink size="large" to={buildRoute('home')}>
          {t('Landing_News')}
        </ButtonLink>
      </div>
    </form>
  );
}

function useQuickRegister(): [Outcome, (email: string, mailing: boolean) => Promise<void>] {
  const api = useApi();
  const { isLoggedIn, refresh } = useSession();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const register = async (email: string, subscribeToMailing: boolean) => {
    setOutcome({ kind: 'busy' });
    try {
      // An anonymous visitor needs a session of their own before a call may change anything.
      if (!isLoggedIn) await api.call('account/openVisitorSession', {});
      await api.call('/account/QuickRegister', { email, product: 'analytics', subscribeToMailing });
      setOutcome({ kind: 'done', email });
      if (isLoggedIn) await refresh();
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : null;
      const field = problem?.fields?.find(({ path }) => path === 'email')?.message ?? null;
      setOutcome({ kind: 'failed', reason: problem?.title ?? String(error), field });
    }
  };
  return [outcome, register];
}
