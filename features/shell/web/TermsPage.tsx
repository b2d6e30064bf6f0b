import { Link } from '#platform/web/Link.tsx';
import { HelpContacts } from '#platform/web/HelpContacts.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './TermsPage.module.css';

const sections = [
  ['Terms_Service', 'Terms_ServiceText'],
  ['Terms_Account', 'Terms_AccountText'],
  ['Terms_Trial', 'Terms_TrialText'],
  ['Terms_News', 'Terms_NewsText'],
  ['Terms_Data', 'Terms_DataText'],
  ['Terms_Use', 'Terms_UseText'],
  ['Terms_Privacy', 'Terms_PrivacyText'],
  ['Terms_Changes', 'Terms_ChangesText'],
] as const;

/** The terms of use: what a sign-up agrees to, in plain words. */
export default function TermsPage() {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { trialDays } = useStart();
  return (
    <main className={styles.page}>
      <h1>{t('Titles_Terms')}</h1>
      <p className={styles.lead}>{t('Terms_Lead')}</p>
      {sections.map(([heading, text]) => (
        <section key={heading}>
          <h2>{t(heading)}</h2>
          <p>{t(text, { days: trialDays })}</p>
        </section>
      ))}
      <p className={styles.ways}>
        <Link className="link" to={buildRoute('signUp')}>
          {t('Shell_SignUp')}
        </Link>
        <HelpContacts />
      </p>
    </main>
  );
}
