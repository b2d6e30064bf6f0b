import { Link } from 'react-router';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './SignUpBanner.module.css';

/** One line for anonymous readers: what an account opens, and for how long. */
export function SignUpBanner() {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { trialDays } = useStart();
  return (
    <aside className={styles['banner']} aria-label={t('Shell_SignUp')}>
      <p>
        {t('Shell_SignUpBanner', { days: trialDays })}{' '}
        <Link to={buildRoute('signUp')}>{t('Shell_SignUp')}</Link>
      </p>
    </aside>
  );
}
