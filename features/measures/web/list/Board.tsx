import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { measureStatuses } from '../../domain/steps/statuses.ts';
import { ListedName } from './ListedName.tsx';
import type { LoadedList } from './load-list.ts';
import { termWords } from './YearStrip.tsx';
import styles from './Board.module.css';

/** A column holds this many cards; the rest is counted. */
const mostCards = 12;

/** The same list as a board: a column a state, cards in the order of the list. */
export function Board({ measures, stats, day }: Pick<LoadedList, 'measures' | 'stats' | 'day'>) {
  const t = useText();
  const formats = useFormats();
  return (
    <div className={styles.board}>
      {measureStatuses.map((status) => {
        const cards = measures.filter((each) => each.status === status);
        const rest = stats.byStatus[status] - Math.min(cards.length, mostCards);
        return (
          <section key={status} className={styles.column}>
            <h2 className={styles.name}>
              {t(`Measures_Column_${status}`)} <span>{formats.integer(stats.byStatus[status])}</span>
            </h2>
            {cards.length === 0 && <p className={styles.quiet}>{t('Measures_ColumnEmpty')}</p>}
            <ul>
              {cards.slice(0, mostCards).map((measure) => (
                <li key={`${measure.id} ${measure.version}`} className={styles.card}>
                  <ListedName measure={measure} />
                  <p className={styles.quiet}>{termWords(measure, day, t, formats)}</p>
                </li>
              ))}
            </ul>
            {rest > 0 && <p className={styles.quiet}>{t('Measures_ColumnMore', { count: rest })}</p>}
          </section>
        );
      })}
    </div>
  );
}
