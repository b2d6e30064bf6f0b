import { useLocale, useText } from '#platform/web/text.ts';
import type { FeedAnswer } from './feed-news.ts';
import styles from './LanguageNote.module.css';

/** Says that a feed holds no news in the reader's language, where it falls back on others; nothing where it holds some. */
export function LanguageNote({ of: { news } }: { of: Pick<FeedAnswer, 'news'> }) {
  const t = useText();
  const locale = useLocale();
  if (news.length === 0 || news.some(({ language }) => language === locale)) return null;
  return <p className={styles.note}>{t('News_NoneInLanguage')}</p>;
}
