import type { ReactNode, Ref } from 'react';
import { useLoaderData } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { HelpContacts } from '#platform/web/HelpContacts.tsx';
import { useText } from '#platform/web/text.ts';
import { FiguresAside } from '../aside/FiguresAside.tsx';
import type { ScreenData } from '../aside/load-figures.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import styles from './AccountScreen.module.css';

interface Props {
  title: string;
  /** Where the focus goes when the screen takes another’s place. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** A sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** Quiet lines under a hairline, below the form. */
  after?: ReactNode;
}

/** The frame of all account screens: a white sheet with the form, and beside it what the product knows today (from the page's loader). */
export function AccountScreen({ title, headingRef, lead, children, after }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { figures } = useLoaderData() as ScreenData;
  return (
    <div className={styles.screen}>
      <main className={styles.sheet}>
        <Link className={styles.logo} to={buildRoute('home')}>
          {t('App_ShortName')}
        </Link>
        <div className={styles.body}>
          <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
          {after && <div className={styles.after}>{after}</div>}
        </div>
        <div className={styles.foot}>
          <LanguageLinks />
          <HelpContacts />
        </div>
      </main>
      <FiguresAside figures={figures} />
    </div>
  );
}
