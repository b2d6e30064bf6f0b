import { useText } from '#platform/web/text.ts';
import styles from './HotMark.module.css';

/** Three rising bars: the story is hot at this moment. Said aloud, not by colour. */
export function HotMark() {
  const t = useText();
  return (
    <span className={styles.hot} role="img" aria-label={t('News_IsHot')} title={t('News_IsHot')}>
      <i />
      <i />
      <i />
    </span>
  );
}
