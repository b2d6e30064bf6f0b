import { languagesOf, type CompilationContent } from '#features/news/public.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import type { FoundNews } from '../fields/FindNews.tsx';
import { RuleTrial } from './RuleTrial.tsx';
import styles from './Preview.module.css';

/** A compilation's card as the list will show it, with what its rule finds right now. */
export function CompilationPreview({
  content: { texts, items, rule },
  headlines,
}: {
  content: CompilationContent;
  headlines: readonly FoundNews[];
}) {
  const t = useText();
  const own = useLocale();
  const written = languagesOf(texts);
  const locale = written.includes(own) ? own : (written[0] ?? own);
  const { title, description } = texts[locale];
  return (
    <article lang={locale} className={styles.card}>
      <h2 className={styles.cardTitle}>{title.trim() || t('Desk_Untitled')}</h2>
      {description.trim() !== '' && <p className={styles.cardText}>{description}</p>}
      {rule === null && (
        <ol className={styles.news}>
          {items.slice(0, 3).map(({ newsId, note }) => {
            const news = headlines.find((each) => each.newsId === newsId);
            return (
              <li key={newsId} lang={news?.language}>
                {news?.title ?? `№ ${newsId}`}
                {note.trim() !== '' && <span>{note}</span>}
              </li>
            );
          })}
        </ol>
      )}
      <p className={styles.facts}>{t(rule === null ? 'Desk_ByHand' : 'Desk_ByRule')}</p>
      {rule !== null && <RuleTrial rule={rule} />}
    </article>
  );
}
