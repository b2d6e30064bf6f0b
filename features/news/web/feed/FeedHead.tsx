import type { ReactNode } from 'react';
import { useLocale, useText } from '#platform/web/text.ts';
import styles from './FeedHead.module.css';
import type { FeedAnswer } from './feed-news.ts';

/** The name of a feed in serif, and one line about it. */
export function FeedHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children && <p className={styles.sub}>{children}</p>}
    </header>
  );
}

/** Says that a feed holds no news in the reader's language, where it falls back on others; nothing where it holds some. */
export function LanguageNote({ of: { news } }: { of: Pick<FeedAnswer, 'news'> }) {
  const t = useText();
  const locale = useLocale();
  if (news.length === 0 || news.some(({ language }) => language === locale)) return null;
  return <p className={styles.note}>{t('News_NoneInLanguage')}</p>;
}
