import { ArticleBody } from '#features/news/public.web.ts';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useLocale } from '#platform/web/text.ts';
import styles from './EventDocuments.module.css';

interface Props {
  documents: OutputOf<'event/getExclusiveList'>['documents'];
  /** Number of the one that is shown alone. */
  open?: string;
  /** Said when there are none. */
  empty: string;
}

/** Texts of editors, each whole: day and author, title, body. */
export function EventDocuments({ documents, open, empty }: Props) {
  const { day: writeDay } = useFormats();
  const locale = useLocale();
  const shown = open === undefined ? documents : documents.filter(({ id }) => String(id) === open);
  if (shown.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <div className={styles.texts}>
      {shown.map(({ id, day, author, title, body, language, sample }) => (
        <article key={id} lang={language === locale ? undefined : language}>
          <p className={styles.meta}>
            <time dateTime={day}>{writeDay(day)}</time>
            {author !== '' && `, ${author}`} {sample && <SampleTag />}
          </p>
          <h3 className={styles.title}>{title}</h3>
          <ArticleBody body={body} language={language} />
        </article>
      ))}
    </div>
  );
}
