import { useState, type ReactNode } from 'react';
import { locales, type Locale } from '#platform/shared/locales.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import styles from './LanguageFields.module.css';

/** How far a language is written. */
export type LanguageState = 'whole' | 'part' | 'none';

interface Props {
  stateOf: (locale: Locale) => LanguageState;
  /** The fields of one language. */
  render: (locale: Locale) => ReactNode;
}

const marks: Record<LanguageState, string> = { whole: '●', part: '◐', none: '○' };
const stateNames = {
  whole: 'Desk_LanguageWhole',
  part: 'Desk_LanguagePart',
  none: 'Desk_LanguageNone',
} as const;

/** The same fields in two languages side by side, chosen from all five; each says whether it is written, half written or missing. */
export function LanguageFields({ stateOf, render }: Props) {
  const t = useText();
  const own = useLocale();
  const [left, setLeft] = useState<Locale>(own);
  const [right, setRight] = useState<Locale>(own === 'en' ? 'ru' : 'en');
  const choose = (side: 'left' | 'right', locale: Locale): void => {
    if (side === 'left') {
      if (locale === right) setRight(left);
      setLeft(locale);
    } else {
      if (locale === left) setLeft(right);
      setRight(locale);
    }
  };
  return (
    <div className={styles.pair}>
      {(
        [
          ['left', left],
          ['right', right],
        ] as const
      ).map(([side, chosen]) => (
        <fieldset key={side} className={styles.side}>
          <legend className="sr-only">{t(`Desk_Language_${chosen}`)}</legend>
          <div className={styles.languages}>
            {locales.map((locale) => (
              <button
                key={locale}
                type="button"
                className={styles.language}
                aria-pressed={locale === chosen}
                title={`${t(`Desk_Language_${locale}`)}: ${t(stateNames[stateOf(locale)])}`}
                onClick={() => choose(side, locale)}
              >
                {locale} <span aria-hidden>{marks[stateOf(locale)]}</span>
                <span className="sr-only">
                  {t(`Desk_Language_${locale}`)}: {t(stateNames[stateOf(locale)])}
                </span>
              </button>
            ))}
          </div>
          <div key={chosen} lang={chosen} className={styles.fields}>
            {render(chosen)}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
