import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { locales } from '#platform/shared/locales.ts';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { Link } from '#platform/web/Link.tsx';
import { phoneAddress } from '#platform/web/HelpContacts.tsx';
import { inLanguage } from '#platform/web/routes/address-parts.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { footerColumns, sisterServices } from './footer-entries.ts';
import { languageNames } from '../header/utility/language-names.ts';
import shell from './Shell.module.css';
import styles from './Footer.module.css';

/** The doors of each kind of work; sister services, partners and help where configured; languages, whose the data is. */
export function Footer() {
  const t = useText();
  const start = useStart();
  return (
    <footer className={styles.footer}>
      <div className={`${shell.wrap} ${styles.columns}`}>
        <div className={styles.about}>
          <p className={styles.name}>{t('App_ShortName')}</p>
          <p>{t('Footer_About')}</p>
        </div>
        <Sections />
        <div>
          <h2>{t('Footer_Services')}</h2>
          <ul>
            {sisterServices(start).map(({ href, text }) => (
              <li key={href}>
                <OuterLink href={href}>{t(text)}</OuterLink>
              </li>
            ))}
          </ul>
        </div>
        <Partners />
        <Help />
      </div>
      <div className={shell.wrap}>
        <FooterBase />
      </div>
    </footer>
  );
}

/** The most used screens of each kind of work, and the way to all of them. */
function Sections() {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <nav className={styles.sections} aria-label={t('Titles_Sections')}>
      {footerColumns.map(({ heading, entries }) => (
        <div key={heading}>
          <h2>{t(heading)}</h2>
          <ul>
            {entries.map(({ route, params, text }) => (
              <li key={route}>
                <Link to={buildRoute(route, params)}>{t(text)}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Whom the operator works with; nothing where none is configured. */
function Partners() {
  const t = useText();
  const { partners, sampleParts } = useStart();
  if (partners.length === 0) return null;
  return (
    <div>
      <h2>
        {t('Footer_Partners')} {sampleParts.partners && <SampleTag />}
      </h2>
      <ul>
        {partners.map(({ name, url }) => (
          <li key={url}>
            <OuterLink href={url}>
              <PartnerMark name={name} /> {name}
            </OuterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Help() {
  const t = useText();
  const { helpEmail, helpPhone, sampleParts } = useStart();
  if (helpEmail === null && helpPhone === null) return null;
  return (
    <div>
      <h2>
        {t('Footer_Help')} {sampleParts.help && <SampleTag />}
      </h2>
      <ul>
        {helpEmail !== null && (
          <li>
            <a href={`mailto:${helpEmail}`}>{helpEmail}</a>
          </li>
        )}
        {helpPhone !== null && (
          <li>
            <a href={phoneAddress(helpPhone)}>{helpPhone}</a>
          </li>
        )}
      </ul>
    </div>
  );
}

function FooterBase() {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.base}>
      <p>{t('Footer_Rights')}</p>
      <p>{t('Footer_Borders')}</p>
      <ul aria-label={t('Shell_Language')}>
        {locales.map((locale) => (
          <li key={locale}>
            <a href={inLanguage(pathname + search, locale)} hrefLang={locale} lang={locale}>
              {languageNames[locale]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OuterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** A partner's mark: their own is not known, so the sign of a seal with the first letter of the name. */
function PartnerMark({ name }: { name: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" style={{ verticalAlign: '-3px' }}>
      <rect x="0.5" y="0.5" width="15" height="15" rx="3" fill="none" stroke="var(--hair-2)" />
      <text x="8" y="12" textAnchor="middle" fontSize="11" fill="var(--ink-2)">
        {name.slice(0, 1)}
      </text>
    </svg>
  );
}
