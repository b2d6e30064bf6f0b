import { reliabilityLevels, type ReliabilityLevel } from '../../domain/company/reliability.ts';
import styles from './LevelBars.module.css';

const scale = reliabilityLevels.filter((level) => level !== 'unknown');

/** The level of a company on its scale of four, beside its word; nothing where nothing can be said. */
export function LevelBars({ level }: { level: ReliabilityLevel }) {
  const place = scale.findIndex((each) => each === level);
  if (place === -1) return null;
  return (
    <span className={styles.bars} aria-hidden>
      {scale.map((each, at) => (
        <span key={each} className={at < scale.length - place ? styles.on : undefined} />
      ))}
    </span>
  );
}
