import { useLocale, useText } from '#platform/web/text.ts';
import styles from './LanguageNote.module.css';

/** Says that a feed holds no news in the reader's language, where it falls back on others; nothing where it holds some. */
export function LanguageNote({ news }: { news: readonly { readonly language: string }[] }) {
  const t = useText();
  const locale = useLocale();
  if (news.length === 0 || news.some(({ language }) => language === locale)) return null;
  return <p className={styles.note}>{t('News_NoneInLanguage')}</p>;
}
