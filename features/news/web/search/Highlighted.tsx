import { highlight } from '../../domain/search/highlight.ts';
import styles from './Highlighted.module.css';

/** A text with the words that were asked for marked. */
export function Highlighted({
  text,
  language,
  lines,
}: {
  text: string;
  language: string;
  lines: readonly string[];
}) {
  return highlight(text, language, lines).map(({ text: piece, isHit }, index) =>
    isHit ? (
      <mark key={index} className={styles.hit}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
