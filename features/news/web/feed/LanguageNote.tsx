import { useText } from '#platform/web/text.ts';
import type { LeanFeed } from './feed-news.ts';
import styles from './LanguageNote.module.css';

/** Says that a feed holds no news in the reader's language, where it falls back on others; nothing where it holds some. */
export function LanguageNote({
  of: { news, hasOwnLanguage },
}: {
  of: Pick<LeanFeed, 'news' | 'hasOwnLanguage'>;
}) {
  const t = useText();
  if (news.length === 0 || hasOwnLanguage) return null;
  return <p className={styles.note}>{t('News_NoneInLanguage')}</p>;
}
