import { useLocation } from 'react-router';
import { RadioGroup } from '#platform/ui/choices/RadioGroup.tsx';
import { ThemeSwitch } from '#platform/ui/choices/ThemeSwitch.tsx';
import { locales } from '#platform/shared/locales.ts';
import { inLanguage } from '#platform/web/routes/address-parts.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useDoing } from '../frame/use-doing.ts';
import styles from './Settings.module.css';

/** Language of pages and letters, and the theme. */
export function LanguageChoice() {
  const t = useText();
  const current = useLocale();
  const { pathname, search } = useLocation();
  const { run } = useDoing({ sideBySide: true });
  const choose = async (locale: (typeof locales)[number]): Promise<void> => {
    if (await run('account/setLocale', { locale }))
      window.location.assign(inLanguage(pathname, locale) + search);
  };
  return (
    <>
      <RadioGroup
        legend={t('People_LanguageLegend')}
        column
        value={current}
        options={locales.map((locale) => ({
          value: locale,
          label: <span lang={locale}>{nameOf(locale)}</span>,
        }))}
        onChange={(locale) => void choose(locale)}
      />
      <div className={styles.acts}>
        <span>{t('Ui_Theme')}</span>
        <ThemeSwitch />
      </div>
    </>
  );
}

/** A language in its own words, with a capital letter. */
function nameOf(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
