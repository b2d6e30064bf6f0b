import { useLocation } from 'react-router';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { locales, type Locale } from '#platform/shared/locales.ts';
import { inLanguage } from '#platform/web/routes/address-parts.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import styles from './LanguageLinks.module.css';

/** The same screen in another language, the page to return to included; opens without JavaScript. */
export function LanguageLinks() {
  const t = useText();
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <details className={styles.languages}>
      <summary className={styles.summary}>
        <span className="sr-only">{t('Account_Language')}: </span>
        {nameOf(current)} <Icon name="chevron-down" size={12} />
      </summary>
      <ul className={styles.list}>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={sameScreen(pathname, search, locale)}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
            >
              {nameOf(locale)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function sameScreen(pathname: string, search: string, locale: Locale): string {
  const parameters = new URLSearchParams(search);
  const returnUrl = parameters.get('returnUrl');
  if (returnUrl?.startsWith('/')) parameters.set('returnUrl', inLanguage(returnUrl, locale));
  return inLanguage(pathname, locale) + (parameters.size > 0 ? `?${parameters}` : '');
}

/** A language in its own words, with a capital letter. */
function nameOf(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
