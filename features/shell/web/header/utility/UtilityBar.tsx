import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { ThemeSwitch } from '#platform/ui/choices/ThemeSwitch.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { SafePart } from '../../shell/SafePart.tsx';
import { BuyButton } from '../BuyButton.tsx';
import { AboutLinks } from '../AboutLinks.tsx';
import { Clock } from '../clock/Clock.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NoticesButton } from './NoticesButton.tsx';
import { ProductsButton } from './ProductsButton.tsx';
import { SampleClock } from '../clock/SampleClock.tsx';
import { useLoginAddress } from '../use-login-address.ts';
import { UserMenu } from './UserMenu.tsx';
import shell from '../../shell/Shell.module.css';
import styles from './UtilityBar.module.css';

/** Clock, links out, language, colours, products, notices, and who is here. */
export function UtilityBar() {
  return (
    <div className={styles.bar}>
      <div className={`${shell.wrap} ${styles.row}`}>
        <SafePart name="clock">
          <Clock />
          <SampleClock />
        </SafePart>
        <span className={styles.space} />
        <OuterLinks />
        <MediaButtons />
        <span className={styles.rule} />
        <SafePart name="language">
          <LanguageSwitch />
          <ThemeSwitch />
        </SafePart>
        <Visitor />
      </div>
    </div>
  );
}

function OuterLinks() {
  const t = useText();
  const { situationUrl, tradeUrl } = useStart();
  return (
    <span className={styles.outer}>
      <AboutLinks />
      <a href={situationUrl} target="_blank" rel="noopener">
        {t('Outer_Situation')}
      </a>
      <a href={tradeUrl} target="_blank" rel="noopener">
        {t('Outer_Trade')}
      </a>
    </span>
  );
}

/** Spec 2: both stand there and are off. */
function MediaButtons() {
  const t = useText();
  return (
    <span className={styles.media}>
      <IconButton icon="listen" label={t('Shell_AudioOff')} disabled />
      <IconButton icon="video" label={t('Shell_VideoOff')} disabled />
    </span>
  );
}

function Visitor() {
  const t = useText();
  const { isLoggedIn, shouldShowTrySections } = useSession();
  const loginAddress = useLoginAddress();
  return (
    <>
      {isLoggedIn && (
        <>
          <SafePart name="products">
            <ProductsButton />
          </SafePart>
          <SafePart name="notices">
            <NoticesButton on="wide" />
          </SafePart>
        </>
      )}
      <span className={styles.rule} />
      {isLoggedIn ? (
        <SafePart name="user">
          <UserMenu />
        </SafePart>
      ) : (
        <Link className={styles.login} to={loginAddress}>
          {t('Shell_LogIn')}
        </Link>
      )}
      {shouldShowTrySections && <BuyButton />}
    </>
  );
}
