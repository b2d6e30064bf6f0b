import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { TrialButton } from '../trial/TrialButton.tsx';
import { NewsButton, TrialForm } from './TrialForm.tsx';
import styles from './LandingPage.module.css';

/** The way in for whoever looks: an address for a stranger, one button for the signed-in, the regions for who has access. */
export function TrialWay() {
  const t = useText();
  const { trialDays } = useStart();
  const { isLoggedIn, account } = useSession();
  if (!isLoggedIn) return <TrialForm />;
  if (account.licence !== null) return <OpenAccess {...account.licence} />;
  if (!account.canStartTrial) return <p className={styles.done}>{t('Trial_Used')}</p>;
  return (
    <section className={styles.form}>
      <h2>{t('Landing_TryTitle', { days: trialDays })}</h2>
      <p>{t('Landing_OwnText', { email: account.email })}</p>
      <div className={styles.buttons}>
        <TrialButton />
        <NewsButton />
      </div>
    </section>
  );
}

function OpenAccess({ endsOn, isTrial }: { endsOn: string; isTrial: boolean }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { day } = useFormats();
  return (
    <section className={styles.form}>
      <h2>
        <output>{t(isTrial ? 'Trial_On' : 'Trial_Licensed', { day: day(endsOn) })}</output>
      </h2>
      <div className={styles.buttons}>
        <ButtonLink variant="primary" size="large" to={buildRoute('regions', { id: 'incidence' })}>
          {t('Shell_OpenRegions')}
        </ButtonLink>
        <NewsButton />
      </div>
    </section>
  );
}
