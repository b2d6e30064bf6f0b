import type { Locale } from '#platform/shared/locales.ts';
import { changeDirection, formatChange, formatSigned } from '#platform/shared/numbers.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { NoData } from './NoData.tsx';
import styles from './ChangeMark.module.css';

const arrows = {
  up: 'M5 9V1M1.5 4.5 5 1l3.5 3.5',
  down: 'M5 1v8M1.5 5.5 5 9l3.5-3.5',
  equal: 'M1 5h8M5.5 1.5 9 5 5.5 8.5',
} as const;
const words = { up: 'Ui_Growth', down: 'Ui_Decline', equal: 'Ui_NearlyEqual' } as const;

interface Props {
  /** The change, in percent unless `unit` says otherwise. null is said as no data. */
  value: number | null;
  /** Which way is trouble: more cases are worse, more income is better. */
  upIs?: 'worse' | 'better' | 'neutral';
  /** `points` writes a plain signed number: a change of a rate. */
  unit?: 'percent' | 'points';
  digits?: number;
  /** Under this size either way a change counts as none. */
  equalBelow?: number;
  /** Own word instead of growth, decline, nearly unchanged; '' where the column's head says it. */
  word?: string;
}

/** A change as arrow, sign and word, never by colour alone. */
export function ChangeMark({
  value,
  upIs = 'neutral',
  unit = 'percent',
  digits = 1,
  equalBelow = 2,
  word,
}: Props) {
  const t = useText();
  const locale = useLocale();
  if (value === null) {
    return (
      <span className={styles.change}>
        <NoData />
      </span>
    );
  }
  const direction = changeDirection(value, equalBelow);
  const said = t(words[direction]);
  return (
    <span className={`${styles.change} ${styles[meaningOf(direction, upIs)]}`}>
      <svg className={styles.arrow} viewBox="0 0 10 10" aria-hidden>
        <path d={arrows[direction]} />
      </svg>
      <b>{writeChange(value, unit, digits, locale)}</b>
      {word === '' ? (
        <span className="sr-only"> {said}</span>
      ) : (
        <span className={styles.word}> {word ?? said}</span>
      )}
    </span>
  );
}

function meaningOf(direction: 'up' | 'down' | 'equal', upIs: 'worse' | 'better' | 'neutral') {
  if (direction === 'equal') return 'equal';
  if (upIs === 'neutral') return 'neutral';
  return (direction === 'up') === (upIs === 'worse') ? 'worse' : 'better';
}

function writeChange(value: number, unit: 'percent' | 'points', digits: number, locale: Locale): string {
  return unit === 'percent' ? formatChange(value, locale, digits) : formatSigned(value, locale, digits);
}
