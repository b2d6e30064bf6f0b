import type { ReactNode } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { useLoginAddress } from '../header/use-login-address.ts';
import { TrialButton } from '../trial/TrialButton.tsx';
import styles from './AccessBanner.module.css';

/** One line under the header: to the anonymous what this is and what an account opens, to the signed-in the trial's button or its days left. */
export function AccessBanner() {
  const t = useText();
  const signUpAddress = useLoginAddress('signUp');
  const { trialDays } = useStart();
  const { isLoggedIn, account } = useSession();
  if (!isLoggedIn)
    return (
      <Line label={t('Shell_SignUp')}>
        {t('Shell_WhatThisIs')} {t('Shell_SignUpBanner', { days: trialDays })}{' '}
        <Link to={signUpAddress}>{t('Shell_SignUp')}</Link>
      </Line>
    );
  if (account.licence?.isTrial) return <DaysLeft {...account.licence} />;
  if (!account.canStartTrial) return null;
  return (
    <Line label={t('Trial_Start')}>
      {t('Shell_SignUpBanner', { days: trialDays })} <TrialButton size="small" />
    </Line>
  );
}

function DaysLeft({ daysLeft, endsOn }: { daysLeft: number; endsOn: string }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { dayMonth } = useFormats();
  return (
    <Line label={t('Trial_On', { day: dayMonth(endsOn) })}>
      {t('Shell_TrialLeft', { left: daysLeft, day: dayMonth(endsOn) })}{' '}
      <Link to={buildRoute('regions', { id: 'incidence' })}>{t('Shell_OpenRegions')}</Link>
    </Line>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={styles.banner} aria-label={label}>
      <p>{children}</p>
    </aside>
  );
}
