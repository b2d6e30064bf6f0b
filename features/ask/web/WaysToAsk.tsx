import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useAskAddress } from './use-ask-address.ts';
import styles from './AskPage.module.css';

/** The kinds of questions that are understood. */
export function WaysToAsk() {
  const t = useText();
  const ways = (['Value', 'Top', 'Compare', 'Change', 'Times'] as const).map((way) => t(`Ask_How_${way}`));
  return (
    <aside className={styles.beside}>
      <h2>{t('Ask_How')}</h2>
      <ul className={styles.rows}>
        {ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </aside>
  );
}

/** Kinds of questions with the numbers of their examples. */
const sections = [
  ['Value', [1]],
  ['Top', [2, 6]],
  ['Compare', [4]],
  ['Change', [3]],
  ['Times', [5]],
  ['Beside', [7, 8, 9]],
] as const;

/** What can be asked, a section for each kind of question with examples that have an answer; where no question is asked. */
export function Examples() {
  const t = useText();
  const addressOf = useAskAddress();
  return (
    <section className={styles.answer}>
      <h2>{t('Ask_How')}</h2>
      <p className={typeStyles.note}>{t('Ask_Empty')}</p>
      <div className={styles.sections}>
        {sections.map(([way, examples]) => (
          <section key={way}>
            <h3 className={typeStyles.note}>{t(`Ask_How_${way}`)}</h3>
            <ul className={styles.rows}>
              {examples.map((at) => (
                <li key={at}>
                  <Link to={addressOf(t(`Ask_Example_${at}`))}>{t(`Ask_Example_${at}`)}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
