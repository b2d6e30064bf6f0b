import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { NewsAnswer } from '../../answers.ts';
import styles from './QuotesTile.module.css';

/** What people say in the text; nothing where nobody does. */
export function QuotesTile({ answer: { text } }: { answer: NewsAnswer }) {
  const t = useText();
  if (text === null || text.quotes.length === 0) return null;
  return (
    <Tile title={t('News_Item_Quotes')} level={2}>
      <ul className={styles.list}>
        {text.quotes.map(({ text: words, by }) => (
          <li key={words}>
            <blockquote className={styles.quote}>{t('News_Item_Quote', { words })}</blockquote>
            {by !== null && <p className={styles.by}>{by}</p>}
          </li>
        ))}
      </ul>
    </Tile>
  );
}
