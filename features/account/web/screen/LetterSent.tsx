import { Link } from 'react-router';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { AccountScreen } from './AccountScreen.tsx';
import styles from './Form.module.css';

/** After a letter was sent: what happens next; the same whether the address is known or not. */
export function LetterSent({ title, text }: { title: string; text: string }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <AccountScreen title={title}>
      <output className={styles['done']}>{text}</output>
      <p className={styles['alternative']}>
        <Link to={buildRoute('login')}>{t('Account_Recovery_Back')}</Link>
      </p>
    </AccountScreen>
  );
}
