import type { ArticleContent } from '#features/news/public.ts';
import { ArticleBody } from '#features/news/public.web.ts';
import { useText } from '#platform/web/text.ts';
import styles from './Preview.module.css';

/** An article as its page will show it. */
export function ArticlePreview({
  content: { title, announce, body, language },
}: {
  content: ArticleContent;
}) {
  const t = useText();
  return (
    <article lang={language}>
      <h2 className={styles.title}>{title.trim() || t('Desk_Untitled')}</h2>
      {announce.trim() !== '' && <p className={styles.announce}>{announce}</p>}
      <ArticleBody body={body} language={language} />
    </article>
  );
}
