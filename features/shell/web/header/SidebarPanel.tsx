import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { ThemeSwitch } from '#platform/ui/choices/ThemeSwitch.tsx';
import { useInterface } from '#platform/web/session/visit.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { useModalPanel } from '../shell/use-modal-panel.ts';
import { AboutLinks } from './AboutLinks.tsx';
import { BuyButton } from './BuyButton.tsx';
import { LanguageSwitch } from './utility/LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MainNav } from './MainNav.tsx';
import { SampleClock } from './clock/SampleClock.tsx';
import styles from './SidebarPanel.module.css';

/** The menu from the left with get-access below it; a click elsewhere and Escape close it, a click inside does not. */
export function SidebarPanel() {
  const t = useText();
  const { send } = useInterface();
  const { shouldShowTrySections } = useSession();
  const { situationUrl, tradeUrl } = useStart();
  const close = () => send({ type: 'hidePanel' });
  const dialog = useModalPanel(close);
  return (
    <dialog ref={dialog} className={styles.panel} aria-label={t('Shell_Menu')}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <Logo className={styles.logo} />
          <IconButton icon="close" size={40} label={t('Ui_Close')} onClick={close} />
        </div>
        <MainNav className={styles.nav} onGo={close} />
        <ul className={styles.outer}>
          <li>
            <AboutLinks onGo={close} />
          </li>
          <li>
            <a href={situationUrl} target="_blank" rel="noopener">
              {t('Outer_Situation')}
            </a>
          </li>
          <li>
            <a href={tradeUrl} target="_blank" rel="noopener">
              {t('Outer_Trade')}
            </a>
          </li>
        </ul>
        {shouldShowTrySections && <AccessBlock />}
        <div className={styles.foot}>
          <LanguageSwitch />
          <ThemeSwitch />
          <SampleClock />
        </div>
      </div>
    </dialog>
  );
}

function AccessBlock() {
  const t = useText();
  const { trialDays } = useStart();
  return (
    <section className={styles.access}>
      <h2>{t('Access_MiniTitle')}</h2>
      <p>{t('Access_MiniText', { days: trialDays })}</p>
      <BuyButton wide />
    </section>
  );
}
