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

/** Questions to begin with, where none is asked. */
export function Examples() {
  const t = useText();
  const addressOf = useAskAddress();
  const examples = ([1, 2, 3, 4, 5] as const).map((at) => t(`Ask_Example_${at}`));
  return (
    <section className={styles.answer}>
      <p className={typeStyles.note}>{t('Ask_Empty')}</p>
      <ul className={styles.rows}>
        {examples.map((example) => (
          <li key={example}>
            <Link to={addressOf(example)}>{example}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
