import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { FrontActions } from './FrontActions.tsx';
import type { DeskDay, FrontRow, FrontStory } from './load-day.ts';
import styles from './DocumentList.module.css';

/** The stories of the day in the order readers see them; each is placed and given its rubric here, and leads to where it is parted and fused. */
export function FrontList({ day, front, rows }: Pick<DeskDay, 'day' | 'front' | 'rows'>) {
  const t = useText();
  const { day: writeDay } = useFormats();
  const rowOf = new Map(rows.map((row) => [row.storyId, row]));
  return (
    <section aria-labelledby="desk-front">
      <h2 id="desk-front" className={styles.name}>
        {t('Desk_Front', { day: writeDay(day) })}
      </h2>
      {front === null || front.length === 0 ? (
        <p className={styles.empty}>{t(front === null ? 'Desk_FrontFailed' : 'Desk_FrontEmpty')}</p>
      ) : (
        <ol className={styles.list}>
          {front.map((each, at) => (
            <Row
              key={each.newsId}
              front={each}
              row={each.story === null ? undefined : rowOf.get(each.story.storyId)}
              stands={at + 1}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

function Row({ front, row, stands }: { front: FrontStory; row: FrontRow | undefined; stands: number }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { newsId, title, language, story } = front;
  const to =
    story === null ? buildRoute('article', { newsId }) : buildRoute('deskStory', { id: story.storyId });
  return (
    <li className={styles.line}>
      <p className={styles.title}>
        <Link lang={language} to={to}>
          {title}
        </Link>
      </p>
      {story !== null && (
        <p className={styles.facts}>
          <span>{t('Desk_FrontFacts', { headlines: story.itemCount, outlets: story.sourceCount })}</span>
          {row !== undefined && <Trust row={row} />}
        </p>
      )}
      {row !== undefined && <FrontActions row={row} title={title} stands={stands} />}
    </li>
  );
}

/** How sure the engine is that the headlines belong together, and of the rubric. */
function Trust({ row: { headlines, sure, rubricShare, isRubricChosen } }: { row: FrontRow }) {
  const t = useText();
  const { percent } = useFormats();
  return (
    <>
      {headlines > 1 && (
        <span className={sure < headlines ? styles.doubt : undefined}>
          {t('Desk_Joined', { sure, headlines })}
        </span>
      )}
      {isRubricChosen ? (
        <span>{t('Desk_RubricByEditor')}</span>
      ) : (
        rubricShare !== null && <span>{t('Desk_RubricTrust', { share: percent(rubricShare * 100, 0) })}</span>
      )}
    </>
  );
}
