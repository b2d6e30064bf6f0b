import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '#platform/ui/buttons/button-class.ts';
import { ModalDialog } from '#platform/ui/dialogs/ModalDialog.tsx';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { moscowYugoId } from '#platform/shared/known-places.ts';
import { Link } from '#platform/web/Link.tsx';
import { HelpContacts } from '#platform/web/HelpContacts.tsx';
import { useBuildRoute, useFindRoute } from '#platform/web/routes/routes-context.ts';
import { useRequest } from '#platform/web/request/use-request.ts';
import { useInterface } from '#platform/web/session/visit.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useBuyGoal } from '../shell/use-visit-counter.ts';
import { TrialButton } from '../trial/TrialButton.tsx';
import { PaywallPage } from './PaywallPage.tsx';
import { AccessFeatures } from './AccessFeatures.tsx';
import styles from './AccessDialog.module.css';

/** Get-access over the whole window: what is closed, how to open it, and what is inside, drawn from real series. */
export function AccessDialog() {
  const t = useText();
  const { flags, send } = useInterface();
  const { account } = useSession();
  const api = useApi();
  const [previews, ask] = useRequest((yugoId: number, signal) =>
    api.call('site/getAccessPreviews', { yugoId }, { signal }),
  );
  const open = flags.getAccessDialog;
  const yugoId = account.ownRegionYugoId ?? moscowYugoId;
  useEffect(() => {
    if (open) void ask(yugoId);
  }, [open, yugoId, ask]);
  const button = useRef<HTMLAnchorElement>(null);
  return (
    <ModalDialog
      open={open}
      onClose={() => send({ type: 'closeAccess' })}
      title={t('Access_Title')}
      titleHidden
      size="full"
      initialFocus={button}
    >
      <div className={styles.dialog}>
        <div className={styles.side}>
          <WantedPage />
          <p className={styles.title} aria-hidden="true">
            {t('Access_Title')}
          </p>
          <AccessText />
          <Buttons button={button} />
          <Help />
        </div>
        <div>
          <PaywallPage yugoId={yugoId} openDay={previews.data?.openDay ?? null} />
          <AccessFeatures
            previews={previews.data}
            failed={previews.ajaxError !== null}
            onRetry={() => void ask(yugoId)}
          />
        </div>
      </div>
    </ModalDialog>
  );
}

/** The page the link would have led to. */
function WantedPage() {
  const t = useText();
  const { wanted } = useInterface();
  const find = useFindRoute();
  const titleKey = wanted === null ? undefined : find(new URL(wanted, 'http://x').pathname)?.titleKey;
  return (
    <p className={styles.wanted}>
      <Icon name="lock" size={14} /> {t(titleKey ?? 'Access_ByLicence')}
    </p>
  );
}

function AccessText() {
  const t = useText();
  const { trialDays } = useStart();
  const { isLoggedIn, account } = useSession();
  const text = isLoggedIn ? (account.canStartTrial ? 'Access_OwnText' : 'Trial_Used') : 'Access_Text';
  return <p className={styles.text}>{t(text, { days: trialDays })}</p>;
}

function Buttons({ button }: { button: RefObject<HTMLAnchorElement | null> }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { isLoggedIn, account } = useSession();
  const { wanted, send } = useInterface();
  const navigate = useNavigate();
  const buyGoal = useBuyGoal();
  const returnUrl = wanted ?? undefined;
  const goOn = () => {
    send({ type: 'closeAccess' });
    if (wanted !== null) void navigate(wanted);
  };
  return (
    <div className={styles.buttons}>
      <a
        ref={button}
        className={buttonClass({ variant: 'access', size: 'large' })}
        href={buildRoute('landing', {}, { search: { returnUrl, asOf: null } })}
        target="_blank"
        rel="noopener"
        onClick={buyGoal}
      >
        {t('Shell_GetAccess')}
      </a>
      {account.canStartTrial && <TrialButton plain onStarted={goOn} />}
      {!isLoggedIn && (
        <Link
          className={buttonClass({ size: 'large' })}
          to={buildRoute('login', {}, { search: { returnUrl, asOf: null } })}
          onClick={() => send({ type: 'closeAccess' })}
        >
          {t('Shell_LogIn')}
        </Link>
      )}
    </div>
  );
}

function Help() {
  const t = useText();
  const { helpEmail, helpPhone } = useStart();
  if (helpEmail === null && helpPhone === null) return null;
  return (
    <p className={styles.help}>
      {t('Access_Help')} <HelpContacts />
    </p>
  );
}
