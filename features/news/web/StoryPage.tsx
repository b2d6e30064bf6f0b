import { lazy, Suspense, useEffect } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { FollowButton } from '#services/following/public.web.ts';
import { Slot } from '#platform/web/slots.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { SkeletonChart } from '#platform/ui/waiting/Skeleton.tsx';
import { idOf } from '#platform/web/missing.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useText } from '#platform/web/text.ts';
import { typesetHeadline } from '../domain/feed/wording/typeset-headline.ts';
import { PageWithRail } from './item/PageWithRail.tsx';
import { markRead } from './marks/marks.ts';
import { muteLists } from './muting/without-muted.ts';
import { StoryHead } from './story/StoryHead.tsx';
import { StoryHeadlines } from './story/StoryHeadlines.tsx';
import { FeedLinks } from './bars/FeedLinks.tsx';

// Their charts come after the page's own scripts: the server has drawn them by then.
const StoryCourse = lazy(async () => ({ default: (await import('./story/StoryCourse.tsx')).StoryCourse }));
const StoryRail = lazy(async () => ({ default: (await import('./story/StoryRail.tsx')).StoryRail }));

const load = (async ({ api, params, locale, url, signal }) => {
  const id = idOf(params, 'id', { max: Number.MAX_SAFE_INTEGER, code: 'news_not_found' });
  const story = await api.call('news/getStory', { id }, { signal });
  if (story.storyId !== id) throw redirect(`/${locale}/story/${story.storyId}${url.search}`, 301);
  const unmuted = await muteLists(api);
  return { ...story, steps: unmuted(story.steps), similar: unmuted(story.similar) };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** An event through its headlines: who wrote what and when, what became known on the way, who repeats whom. */
export default function StoryPage() {
  const story = useLoaderData<typeof loader>();
  const t = useText();
  const { lead, sourceCount } = story;
  const title = typesetHeadline(lead.title, lead.language);
  useEffect(() => markRead(lead.newsId), [lead.newsId]);
  return (
    <PageWithRail
      rail={
        <Suspense fallback={<SkeletonChart height={480} />}>
          <StoryRail story={story} />
        </Suspense>
      }
    >
      <PageTitle description={t('News_Story_Description', { title, sources: sourceCount })}>
        {title}
      </PageTitle>
      <StoryHead story={story} title={title} />
      <p>
        <FollowButton type="story" value={story.storyId} name={title} />{' '}
        <FeedLinks of={`story/${story.storyId}`} />
      </p>
      <Suspense
        fallback={
          <Tile title={t('News_Story_Timeline')} level={2} state={{ kind: 'loading' }} height={300} />
        }
      >
        <StoryCourse story={story} />
      </Suspense>
      <StoryHeadlines story={story} />
      <Slot of="comments" key={story.storyId} kind="story" subjectId={story.storyId} />
      <Suspense>
        <Slot of="polls" key={`poll ${story.storyId}`} kind="story" subjectId={story.storyId} />
      </Suspense>
    </PageWithRail>
  );
}
