import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LiveRegion } from '#platform/web/live/LiveRegion.tsx';
import { isPaywall } from '#platform/web/routes/paywall-address.ts';
import { useCurrentRoute } from '#platform/web/routes/routes-context.ts';
import { flagsOfPage } from '#platform/web/session/interface-flags.ts';
import { useInterface } from '#platform/web/session/visit.ts';
import { useText } from '#platform/web/text.ts';
import { SignInAgain } from '../again/SignInAgain.tsx';
import { AccessEntry } from '../access/AccessEntry.tsx';
import { Header } from '../header/Header.tsx';
import { DataRooms } from '../header/DataRooms.tsx';
import { HeaderTabs } from '../header/HeaderTabs.tsx';
import { ArrivalFocus } from '../travel/ArrivalFocus.tsx';
import { PastDayBar } from '../past-day/PastDayBar.tsx';
import { OfflineLine } from '../travel/OfflineLine.tsx';
import { useToldRead } from '../travel/use-told-read.ts';
import { TravelLine } from '../travel/TravelLine.tsx';
import { SearchEntry } from '../search/SearchEntry.tsx';
import { AccessBanner } from './AccessBanner.tsx';
import { DataLine } from './DataLine.tsx';
import { Footer } from './Footer.tsx';
import { PageHead } from './PageHead.tsx';
import { SafePart } from './SafePart.tsx';
import { useVisitCounter } from './use-visit-counter.ts';
import styles from './Shell.module.css';

const alone = { hiddenHeader: true, hiddenFooter: true };

const plain = { hiddenHeader: false, hiddenFooter: false, adaptive: false };

/** The frame around every page: header, tabs, the page itself, footer, and what may open over it. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText();
  const route = useCurrentRoute();
  const { flags } = useInterface();
  // What get-access frames is the page alone.
  const options = isPaywall(useLocation().search) ? { ...(route ?? plain), ...alone } : (route ?? plain);
  const { header, footer, headerTabs, adaptiveLayout } = flagsOfPage(flags, options);
  useVisitCounter();
  useToldRead();
  return (
    <>
      <PageHead route={route} />
      <TravelLine />
      <OfflineLine />
      <a className={styles.skip} href="#content">
        {t('Shell_SkipToContent')}
      </a>
      {header && (
        <SafePart name="past day">
          <PastDayBar />
        </SafePart>
      )}
      {header && <Header />}
      {header && (
        <SafePart name="access banner">
          <AccessBanner />
        </SafePart>
      )}
      {header && headerTabs && <HeaderTabs />}
      {header && (
        <SafePart name="rooms of figures">
          <DataRooms />
        </SafePart>
      )}
      <DataLine />
      <div id="content" className={styles[adaptiveLayout ? 'adaptive' : 'page']} tabIndex={-1}>
        {children}
      </div>
      {footer && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
      <LiveRegion />
      <ArrivalFocus />
      <SafePart name="get-access">
        <AccessEntry />
      </SafePart>
      <SafePart name="sign-in again">
        <SignInAgain />
      </SafePart>
      <SafePart name="search">
        <SearchEntry />
      </SafePart>
    </>
  );
}
