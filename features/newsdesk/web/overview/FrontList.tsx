import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { DeskDay } from './load-day.ts';
import styles from './DocumentList.module.css';

/** The stories of the day in the order readers see them; each leads to where it is parted, fused and led. */
export function FrontList({ day, front }: Pick<DeskDay, 'day' | 'front'>) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { day: writeDay } = useFormats();
  return (
    <section aria-labelledby="desk-front">
      <h2 id="desk-front" className={styles.name}>
        {t('Desk_Front', { day: writeDay(day) })}
      </h2>
      {front === null || front.length === 0 ? (
        <p className={styles.empty}>{t(front === null ? 'Desk_FrontFailed' : 'Desk_FrontEmpty')}</p>
      ) : (
        <ol className={styles.list}>
          {front.map(({ newsId, title, language, story }) => (
            <li key={newsId} className={styles.line}>
              <p className={styles.title}>
                <Link
                  lang={language}
                  to={
                    story === null
                      ? buildRoute('article', { newsId })
                      : buildRoute('deskStory', { id: story.storyId })
                  }
                >
                  {title}
                </Link>
              </p>
              {story !== null && (
                <p className={styles.facts}>
                  {t('Desk_FrontFacts', { headlines: story.itemCount, outlets: story.sourceCount })}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
