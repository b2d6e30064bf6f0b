import { useLoaderData } from 'react-router';
import type { OutputOf } from '#platform/web/api.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { moscowYugoId } from '#platform/shared/known-places.ts';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { HelpContacts } from '#platform/web/HelpContacts.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { Logo } from '../header/Logo.tsx';
import { LanguageSwitch } from '../header/utility/LanguageSwitch.tsx';
import { CountryWeek } from './CountryWeek.tsx';
import { LandingForecast } from './LandingForecast.tsx';
import { LandingTiles, type Proof } from './LandingTiles.tsx';
import { OutletsRead } from './OutletsRead.tsx';
import { TrialWay } from './TrialWay.tsx';
import styles from './LandingPage.module.css';
import proofStyles from './LandingProof.module.css';

interface Landing {
  figures: OutputOf<'site/getPublicFigures'>;
  previews: OutputOf<'site/getAccessPreviews'> | null;
  proof: Proof | null;
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
  const { isLoggedIn } = useSession();
  const hasForecast = proof !== null && proof.forecast.ahead !== null;
  return (
    <div className={styles.page}>
      <LandingHead />
      <main>
        <div className={styles.first}>
          <div id="try">
            <h1>{t('Landing_Title')}</h1>
            <p className={styles.lead}>{t('Landing_Lead')}</p>
            <TrialWay />
          </div>
          {hasForecast ? <LandingForecast forecast={proof.forecast} /> : <CountryWeek {...figures} />}
        </div>
        {proof && <LandingTiles proof={proof} previews={previews} />}
        {proof && <OutletsRead {...proof.outlets} />}
        {!isLoggedIn && <CallToTry />}
      </main>
      <Foot proof={proof} />
    </div>
  );
}

function LandingHead() {
  const t = useText();
  const { isLoggedIn } = useSession();
  const buildRoute = useBuildRoute();
  return (
    <header className={styles.head}>
      <Logo className={styles.logo} />
      <div className={styles.ways}>
        <Link to={buildRoute('home')}>{t('Landing_News')}</Link>
        <LanguageSwitch />
        {!isLoggedIn && (
          <ButtonLink size="small" to={buildRoute('login')}>
            {t('Shell_LogIn')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function CallToTry() {
  const t = useText();
  const { trialDays } = useStart();
  return (
    <section className={proofStyles.call}>
      <p>{t('Landing_Call', { days: trialDays })}</p>
      <ButtonLink size="large" to="#try">
        {t('Landing_CallButton')}
      </ButtonLink>
    </section>
  );
}

/** Which days stand on the page, and whom to ask. */
function Foot({ proof }: { proof: Proof | null }) {
  const t = useText();
  const { day } = useFormats();
  const { helpEmail, helpPhone } = useStart();
  const isHelped = helpEmail !== null || helpPhone !== null;
  if (proof === null && !isHelped) return null;
  return (
    <footer className={styles.help}>
      {proof && (
        <p>
          {t('Landing_Days', {
            news: day(proof.newsDay),
            figures: day(proof.openDay),
            later: proof.openDay < proof.newsDay,
          })}
        </p>
      )}
      {isHelped && (
        <p>
          {t('Access_Help')} <HelpContacts />
        </p>
      )}
    </footer>
  );
}
