import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { measureStatuses } from '../../domain/steps/statuses.ts';
import { QueueAge } from '../moderate/QueueAge.tsx';
import { ListedName } from './ListedName.tsx';
import type { ListedMeasure, LoadedList } from './load-list.ts';
import { termWords } from './YearStrip.tsx';
import styles from './Board.module.css';

/** A column holds this many cards; the rest is counted. */
const maxCards = 12;

/** The same list as a board: a column a state, cards in the order of the list. */
export function Board({ measures, stats, day, now }: Pick<LoadedList, 'measures' | 'stats' | 'day' | 'now'>) {
  const t = useText();
  const formats = useFormats();
  return (
    <div className={styles.board}>
      {measureStatuses.map((status) => {
        const cards = measures.filter((each) => each.status === status);
        const rest = stats.byStatus[status] - Math.min(cards.length, maxCards);
        return (
          <section key={status} className={styles.column}>
            <h2 className={styles.name}>
              {t(`Measures_Column_${status}`)} <span>{formats.integer(stats.byStatus[status])}</span>
            </h2>
            {cards.length === 0 && <p className={styles.quiet}>{t('Measures_ColumnEmpty')}</p>}
            <ul>
              {cards.slice(0, maxCards).map((measure) => (
                <li key={`${measure.id} ${measure.version}`} className={styles.card}>
                  <ListedName measure={measure} />
                  <p className={styles.quiet}>{termWords(measure, day, t, formats)}</p>
                  {status === 2 && <Waiting measure={measure} now={new Date(now)} />}
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

/** How long a card waits, and for whom. */
function Waiting({ measure, now }: { measure: ListedMeasure; now: Date }) {
  const t = useText();
  const { submittedAt, moderator } = measure;
  return (
    <p className={styles.waiting}>
      <QueueAge {...{ submittedAt, now }} />
      <span>{moderator?.name ?? t('Measures_AnyModerator')}</span>
    </p>
  );
}
