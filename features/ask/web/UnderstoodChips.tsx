import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import type { Answer } from './answer.ts';
import { useAskAddress } from './use-ask-address.ts';
import styles from './AskPage.module.css';

/** What was understood, a chip for each part; one that can be changed opens the other choices, each a question of its own. */
export function UnderstoodChips({ chips }: { chips: Answer['chips'] }) {
  const t = useText();
  const addressOf = useAskAddress();
  return (
    <div className={styles.chips}>
      <span>{t('Ask_Understood')}</span>
      {chips.map(({ kind, text, options }) =>
        options.length === 0 ? (
          <span key={kind} className={styles.chip}>
            {t(`Ask_Chip_${kind}`)} <b>{text}</b>
          </span>
        ) : (
          <details key={kind} className={styles.picker}>
            <summary className={styles.chip}>
              {t(`Ask_Chip_${kind}`)} <b>{text}</b>
            </summary>
            <ul className={styles.options}>
              {options.map((option) => (
                <li key={option.text}>
                  <Link to={addressOf(option.question)}>{option.text}</Link>
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
    </div>
  );
}
