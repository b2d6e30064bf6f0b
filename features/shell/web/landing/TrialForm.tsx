import { useState, type FormEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Hidden } from '#platform/ui/controls/Input.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useRichText, useText } from '#platform/web/text.ts';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useBuyGoal } from '../shell/use-visit-counter.ts';
import { LetterOnItsWay } from './LetterOnItsWay.tsx';
import { useQuickRegister } from './use-quick-register.ts';
import styles from './LandingPage.module.css';

/** Quick registration: an address alone asks for the trial. Without JavaScript the sign-up page does the same. */
export function TrialForm() {
  const t = useText();
  const rich = useRichText();
  const { trialDays } = useStart();
  const buildRoute = useBuildRoute();
  const reachGoal = useBuyGoal();
  const returnUrl = useSearchParams()[0].get('returnUrl') ?? undefined;
  const { outcome, register, correct } = useQuickRegister(returnUrl);
  const [mailing, setMailing] = useState(false);
  if (outcome.kind === 'sent')
    return (
      <LetterOnItsWay
        email={outcome.email}
        returnUrl={returnUrl}
        onAgain={() => register(outcome.email, mailing)}
        onCorrect={correct}
      />
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    reachGoal();
    void register(String(new FormData(event.currentTarget).get('email') ?? ''), mailing);
  };
  const failure = outcome.failure;
  return (
    <form className={styles.form} onSubmit={submit} action={buildRoute('signUp')} noValidate>
      <h2>{t('Landing_TryTitle', { days: trialDays })}</h2>
      <p>{t('Landing_TryText')}</p>
      {returnUrl !== undefined && <Hidden name="returnUrl" value={returnUrl} />}
      <TextField
        label={t('Landing_Email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={outcome.email}
        error={failure?.field ?? undefined}
      />
      <Checkbox label={t('Landing_Mailing')} checked={mailing} onChange={setMailing} />
      <p>
        {rich('Landing_Terms', {
          terms: (inside) => termsLink(buildRoute('terms'), inside),
        })}
      </p>
      {failure !== null && failure.field === null && (
        <p className={styles.failed} role="alert">
          {t('Landing_Failed', { reason: failure.reason })}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="access" size="large" busy={outcome.kind === 'busy'}>
          {t('Landing_Start')}
        </Button>
        <NewsButton />
      </div>
    </form>
  );
}

function termsLink(to: string, inside: ReactNode) {
  return (
    <Link className="link" to={to} target="_blank">
      {inside}
    </Link>
  );
}

/** Back to what is open to everybody. */
export function NewsButton() {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <ButtonLink size="large" to={buildRoute('home')}>
      {t('Landing_News')}
    </ButtonLink>
  );
}
