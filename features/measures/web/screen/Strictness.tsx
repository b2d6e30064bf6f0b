import { useText } from '#platform/web/text.ts';
import styles from './Strictness.module.css';

const pips = [1, 2, 3, 4];

/** Ordinal strictness: four pips and the digit; nothing where a measure has none. */
export function Strictness({ level }: { level: number | null }) {
  const t = useText();
  if (level === null) return null;
  return (
    <span className={styles.strictness} title={t('Measures_StrictnessOf', { level })}>
      <span className={styles.pips} aria-hidden>
        {pips.map((pip) => (
          <i key={pip} data-on={pip <= level || undefined} />
        ))}
      </span>
      <span aria-hidden>{level}</span>
      <span className="sr-only">{t('Measures_StrictnessOf', { level })}</span>
    </span>
  );
}
