import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useInterface } from '#platform/web/session/visit.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { searchPaletteId } from '../search/palette-id.ts';
import { Logo } from './Logo.tsx';
import { useLoginAddress } from './use-login-address.ts';
import { NoticesButton } from './utility/NoticesButton.tsx';
import { UserMenu } from './utility/UserMenu.tsx';
import styles from './Masthead.module.css';

/** Phones: burger, name, search, and who is here. */
export function PhoneBar() {
  const t = useText();
  const { send } = useInterface();
  const { isLoggedIn } = useSession();
  const loginAddress = useLoginAddress();
  return (
    <div className={styles.phone}>
      <IconButton
        icon="menu"
        size={40}
        label={t('Shell_Menu')}
        onClick={() => send({ type: 'showPanel', panel: 'sidebar' })}
      />
      <Logo className={styles.logo} />
      <span className={styles.space} />
      <IconButton icon="search" size={40} label={t('Ui_Search')} popoverTarget={searchPaletteId} />
      {isLoggedIn ? (
        <>
          <NoticesButton on="phone" />
          <UserMenu short />
        </>
      ) : (
        <Link className={styles.login} to={loginAddress}>
          {t('Shell_LogIn')}
        </Link>
      )}
    </div>
  );
}
