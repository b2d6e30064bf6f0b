import type { ReactNode } from 'react';
import { findRubric } from '#features/news/public.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useStoryActions } from '../stories/use-story-actions.ts';
import type { Doubts } from './load-day.ts';
import styles from './DocumentList.module.css';

/** What the engine is not sure of today, each kind behind its count: headlines in a story, and stories' rubrics. */
export function DoubtQueues({ doubts }: { doubts: Doubts | null }) {
  const t = useText();
  if (doubts === null) return <p className={styles.empty}>{t('Desk_DoubtsFailed')}</p>;
  const { joinCount, joins, rubricCount, rubrics } = doubts;
  return (
    <>
      <Queue name={t('Desk_DoubtfulJoins')} count={joinCount}>
        {joins.map((join) => (
          <Join key={join.newsId} join={join} />
        ))}
      </Queue>
      <Queue name={t('Desk_WithoutRubric')} count={rubricCount}>
        {rubrics.map((story) => (
          <WithoutRubric key={story.storyId} story={story} />
        ))}
      </Queue>
    </>
  );
}

function Queue({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  const { integer } = useFormats();
  if (count === 0)
    return (
      <p className={styles.queue}>
        {name} <b>{integer(0)}</b>
      </p>
    );
  return (
    <details className={styles.queue}>
      <summary>
        {name} <b>{integer(count)}</b>
      </summary>
      <ul className={styles.list}>{children}</ul>
    </details>
  );
}

function Join({ join }: { join: Doubts['joins'][number] }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { newsId, title, language, sourceName, storyId, storyTitle } = join;
  const { busy, split, keep } = useStoryActions(storyId);
  return (
    <li className={styles.line}>
      <p lang={language}>{title}</p>
      <p className={styles.facts}>
        <span>{sourceName}</span>
        <span>
          {t('Desk_InStory')} <Link to={buildRoute('deskStory', { id: storyId })}>{storyTitle}</Link>
        </span>
      </p>
      <div className={styles.acts}>
        <Button size="small" busy={busy} onClick={() => void split([newsId])}>
          {t('Desk_Split')}
        </Button>
        <Button size="small" variant="text" busy={busy} onClick={() => void keep(newsId)}>
          {t('Desk_Keep')}
        </Button>
      </div>
    </li>
  );
}

function WithoutRubric({ story }: { story: Doubts['rubrics'][number] }) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const { storyId, title, language, itemCount, likely } = story;
  const { busy, rubric } = useStoryActions(storyId);
  return (
    <li className={styles.line}>
      <Link lang={language} to={buildRoute('deskStory', { id: storyId })}>
        {title}
      </Link>
      <p className={styles.facts}>{t('Desk_StoryCount', { count: itemCount })}</p>
      <div className={styles.acts}>
        {likely.map((id) => (
          <Button key={id} size="small" busy={busy} onClick={() => void rubric(id)}>
            {findRubric(id, locale)?.name}
          </Button>
        ))}
      </div>
    </li>
  );
}
