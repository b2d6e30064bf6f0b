import { useLoaderData } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Link } from '#platform/web/Link.tsx';
import { idOf } from '#platform/web/missing.ts';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { DecisionList } from './stories/DecisionList.tsx';
import { NearStories } from './stories/NearStories.tsx';
import { StoryMembers } from './stories/StoryMembers.tsx';
import { useStoryActions } from './stories/use-story-actions.ts';
import styles from './stories/StoryDesk.module.css';

const load = (async ({ api, params, signal }) => {
  const id = idOf(params, 'id', { max: Number.MAX_SAFE_INTEGER, code: 'news_not_found' });
  return { story: await api.call('newsdesk/getStory', { id }, { signal }) };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** A story on the editors' desk: its headlines are parted, moved and put first, and stories are fused. */
export default function StoryDeskPage() {
  const { story } = useLoaderData<typeof loader>();
  const t = useText();
  const buildRoute = useBuildRoute();
  const actions = useStoryActions(story.storyId);
  return (
    <main className={styles.page}>
      <Breadcrumbs trail={[{ label: t('Desk_Title'), to: buildRoute('desk') }, { label: t('Desk_Story') }]} />
      <PageTitle>{t('Desk_StoryTitle', { title: story.title })}</PageTitle>
      <h1 className={styles.title}>{story.title}</h1>
      <p className={styles.facts}>
        {t('Desk_StoryCount', { count: story.itemCount })}{' '}
        <Link to={buildRoute('story', { id: story.storyId })}>{t('Desk_OpenPublic')}</Link>
      </p>
      {story.affairSteps > 1 && (
        <p className={styles.facts}>
          <Link to={buildRoute('affair', { id: story.storyId })}>
            {t('Desk_AffairSteps', { count: story.affairSteps })}
          </Link>
          <Button size="small" busy={actions.busy} onClick={() => void actions.leave()}>
            {t('Desk_LeaveAffair')}
          </Button>
        </p>
      )}
      <StoryMembers key={story.storyId} story={story} actions={actions} />
      <NearStories story={story} actions={actions} />
      <DecisionList decisions={story.decisions} actions={actions} />
    </main>
  );
}
