import { useLoaderData } from 'react-router';
import type { OutputOf } from '#platform/web/api.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { moscowYugoId } from '#platform/shared/known-places.ts';
import { HelpContacts } from '#platform/web/HelpContacts.tsx';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { AccessFeatures } from '../access/AccessFeatures.tsx';
import { Logo } from '../header/Logo.tsx';
import { LanguageSwitch } from '../header/utility/LanguageSwitch.tsx';
import { CountryWeek } from './CountryWeek.tsx';
import { ForecastRecord } from './ForecastRecord.tsx';
import { OutletsRead } from './OutletsRead.tsx';
import { TrialWay } from './TrialWay.tsx';
import styles from './LandingPage.module.css';
import proofStyles from './LandingProof.module.css';

interface Landing {
  figures: OutputOf<'site/getPublicFigures'>;
  previews: OutputOf<'site/getAccessPreviews'> | null;
  proof: OutputOf<'site/getLandingProof'> | null;
}

const load: LoadPage<Landing> = async ({ api }) => {
  const [figures, previews, proof] = await Promise.all([
    api.call('site/getPublicFigures', {}),
    // Before the first data is loaded there is no region to draw: the page still tells what it is.
    api.call('site/getAccessPreviews', { yugoId: moscowYugoId }).catch(() => null),
    api.call('site/getLandingProof', {}).catch(() => null),
  ]);
  return { figures, previews, proof };
};

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** What the product is, in its own live figures, and the way in. */
export default function LandingPage() {
  const t = useText();
  const { figures, previews, proof } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Logo className={styles.logo} />
        <LanguageSwitch />
      </header>
      <main>
        <div className={styles.first}>
          <div>
            <h1>{t('Landing_Title')}</h1>
            <p className={styles.lead}>{t('Landing_Lead')}</p>
            <TrialWay />
          </div>
          <CountryWeek {...figures} />
        </div>
        <h2>{t('Landing_Inside')}</h2>
        {previews && <AccessFeatures previews={previews} failed={false} onRetry={() => {}} />}
        {proof && (
          <div className={proofStyles.proof}>
            {proof.record && <ForecastRecord {...proof.record} />}
            <OutletsRead {...proof.outlets} />
          </div>
        )}
      </main>
      <HelpLine />
    </div>
  );
}

function HelpLine() {
  const t = useText();
  const { helpEmail, helpPhone } = useStart();
  if (helpEmail === null && helpPhone === null) return null;
  return (
    <footer className={styles.help}>
      {t('Access_Help')} <HelpContacts />
    </footer>
  );
}
