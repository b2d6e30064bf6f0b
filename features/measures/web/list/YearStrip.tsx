import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import type { Formats } from '#platform/ui/figures/use-formats.ts';
import { ruleTerm, shareOfYear, termState } from '../../domain/list/rule-year.ts';
import { termDays } from '../screen/term-days.ts';
import type { ListedMeasure } from './load-list.ts';
import styles from './YearStrip.module.css';

interface Props {
  measure: Pick<ListedMeasure, 'status' | 'starts' | 'ends'>;
  day: string;
}

/** A term on the year of the chosen day, ruled as a day is ruled by its headlines; one that ended before the year stands in words. */
export function YearStrip({ measure, day }: Props) {
  const t = useText();
  const formats = useFormats();
  const { state, from, to } = ruleTerm(measure, day);
  const words = termWords(measure, day, t, formats);
  return (
    <span className={styles.strip} title={words}>
      <span className="sr-only">{words}</span>
      {state === 'later' && <span className={styles.later} aria-hidden />}
      {to > from && (
        <span
          className={styles.bar}
          data-state={state}
          style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
        />
      )}
      <span className={styles.day} style={{ left: `${shareOfYear(day) * 100}%` }} />
    </span>
  );
}

/** A term in words: what it is on the day, and its days. */
export function termWords(measure: Props['measure'], day: string, t: Translate, formats: Formats): string {
  return t(`Measures_Term_${termState(measure, day)}`, { term: termDays(measure, t, formats) });
}
