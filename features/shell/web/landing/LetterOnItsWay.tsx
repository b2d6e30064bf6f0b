import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { RegisterFailure } from './use-quick-register.ts';
import styles from './LandingPage.module.css';

interface Props {
  email: string;
  /** The page one came from. */
  returnUrl: string | undefined;
  onAgain: () => Promise<RegisterFailure | null>;
  onCorrect: () => void;
}

/** After the letter went out: sign in with it, have it sent again, or correct the address. */
export function LetterOnItsWay({ email, returnUrl, onAgain, onCorrect }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const again = async () => {
    setBusy(true);
    const failure = await onAgain();
    setNote(failure === null ? t('Landing_SentAgain') : t('Landing_Failed', { reason: failure.reason }));
    setBusy(false);
  };
  return (
    <section className={styles.form}>
      <h2>{t('Landing_DoneTitle')}</h2>
      <output className={styles.sent}>
        {t('Landing_Done', { email })} {note}
      </output>
      <div className={styles.buttons}>
        <ButtonLink variant="primary" to={buildRoute('login', {}, { search: { returnUrl } })}>
          {t('Shell_LogIn')}
        </ButtonLink>
        <Button busy={busy} onClick={() => void again()}>
          {t('Landing_Again')}
        </Button>
        <Button variant="text" onClick={onCorrect}>
          {t('Landing_Correct')}
        </Button>
      </div>
    </section>
  );
}
