import { Link } from '#platform/web/Link.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { FindStory } from './FindStory.tsx';
import type { DeskStory, StoryActions } from './use-story-actions.ts';
import styles from './StoryDesk.module.css';

/** Stories that may be the same event: each can be fused into this one, as any other that is found by its words. */
export function NearStories({ story, actions }: { story: DeskStory; actions: StoryActions }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{t('Desk_Near')}</h2>
      {story.near.length === 0 && <p className={styles.facts}>{t('Desk_NearEmpty')}</p>}
      <ul className={styles.list}>
        {story.near.map(({ storyId, title, itemCount }) => (
          <li key={storyId} className={styles.line}>
            <Link to={buildRoute('deskStory', { id: storyId })}>{title}</Link>
            <p className={styles.facts}>
              <span>{t('Desk_StoryCount', { count: itemCount })}</span>
              <Button
                size="small"
                busy={actions.busy}
                aria-label={t('Desk_MergeNamed', { title })}
                onClick={() => void actions.merge(storyId)}
              >
                {t('Desk_Merge')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <FindStory
          label={t('Desk_MergeOther')}
          except={story.storyId}
          disabled={actions.busy}
          onChoose={(id) => void actions.merge(id)}
        />
      </div>
    </section>
  );
}
