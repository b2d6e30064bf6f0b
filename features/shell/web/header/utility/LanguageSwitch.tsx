import { locales } from '#platform/shared/locales.ts';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Dropdown } from '#platform/ui/popups/Dropdown.tsx';
import type { MenuItem } from '#platform/ui/popups/menu-item.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { languageNames } from './language-names.ts';
import { useChooseLanguage } from './use-choose-language.ts';
import styles from './UtilityBar.module.css';

/** Language of the interface. */
export function LanguageSwitch() {
  const t = useText();
  const current = useLocale();
  const choose = useChooseLanguage();
  const languages = locales.map((locale): MenuItem => ({
    id: locale,
    label: languageNames[locale],
    current: locale === current,
    onSelect: () => choose(locale),
  }));
  return (
    <Dropdown
      label={t('Shell_Language')}
      align="end"
      items={languages}
      renderToggle={(toggle) => (
        <button type="button" className={styles.toggle} {...toggle}>
          <span className="sr-only">{t('Shell_Language')}: </span>
          {languageNames[current]} <Icon name="chevron-down" size={12} />
        </button>
      )}
    />
  );
}
