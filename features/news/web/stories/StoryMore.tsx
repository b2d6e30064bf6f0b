import { useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { StoryMembers, type Member } from './StoryMembers.tsx';
import type { StoryNews } from './story-parts.ts';
import styles from './StoryMore.module.css';

const maxOpened = 100;

interface Props {
  news: StoryNews;
  whole?: boolean;
  /** Told which headlines were opened, nothing when they are closed again. */
  onOpened?: (others: readonly Member[] | undefined) => void;
}

/** How many tell the story, and the others on demand, in place; without scripts the link leads to the story's page. */
export function StoryMore({ news, whole = false, onOpened }: Props) {
  const t = useText();
  const { story, group } = news;
  const address = useBuildRoute()('story', { id: story.storyId });
  const [others, toggle] = useOthers(news, address, onOpened);
  const hidden = story.itemCount - 1 - group.members.length;
  const counts = t('News_StoryCounts', { items: story.itemCount, sources: story.sourceCount });
  const total = t('News_StoryTotal', { items: story.itemCount, sources: story.sourceCount });
  return (
    <>
      {others !== null && <StoryMembers members={others} />}
      <p className={styles.more}>
        {whole && (
          <>
            <Link to={address} className="link">
              {t('News_WholeStory')}
            </Link>
            {', '}
          </>
        )}
        {hidden > 0 && (
          <>
            <Link to={address} className="link" onClick={toggle} data-more="" aria-expanded={others !== null}>
              {others === null ? t('News_StoryMore', { count: hidden }) : t('News_StoryLess')}
            </Link>
            {', '}
          </>
        )}
        {hidden > 0 && !whole ? total : counts}
        {story.reprintCount > 0 && (
          <>
            {'; '}
            {t('News_StoryReprints', {
              originals: story.itemCount - story.reprintCount,
              reprints: story.reprintCount,
            })}
          </>
        )}
      </p>
    </>
  );
}

/** The headlines not shown yet, null while they are closed; a failure leads to the story's page instead. */
function useOthers({ newsId, group }: StoryNews, address: string, onOpened: Props['onOpened']) {
  const api = useApi();
  const navigate = useNavigate();
  const [others, setOthers] = useState<readonly Member[] | null>(null);
  const show = (shown: readonly Member[] | null): void => {
    setOthers(shown);
    onOpened?.(shown ?? undefined);
  };
  const toggle = async (event: MouseEvent): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (others !== null) return show(null);
    const shown = new Set([newsId, ...group.members.map((member) => member.newsId)]);
    try {
      const page = await api.call('news/GetStoriesByNewsId', { newsId, pageSize: maxOpened });
      const all = page?.news.flatMap(({ reprints, ...original }) => [original, ...reprints]) ?? [];
      show(all.filter((item) => !shown.has(item.newsId)));
    } catch {
      await navigate(address);
    }
  };
  return [others, (event: MouseEvent) => void toggle(event)] as const;
}
