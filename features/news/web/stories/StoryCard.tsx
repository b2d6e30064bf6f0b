import { useContext, useState } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale } from '#platform/web/text.ts';
import { KeepLater } from '../marks/KeepLater.tsx';
import { NewsLink, RowActions } from '../rows/NewsRow.tsx';
import { StoryHours } from './StoryHours.tsx';
import { StoryKicker } from './StoryKicker.tsx';
import { StoryMembers, type Member } from './StoryMembers.tsx';
import { rowsOfStory } from './story-height.ts';
import { StoryMore } from './StoryMore.tsx';
import type { StoryNews } from './story-parts.ts';
import { useStoryTime } from './use-story-time.ts';
import styles from './StoryCard.module.css';

/** A story in the feed: its lead in serif, its day as a ruled line, up to three more headlines and how many tell it. */
export function StoryCard({ news }: { news: StoryNews }) {
  const [opened, setOpened] = useState<readonly Member[]>();
  return (
    <article className={styles.story} style={{ gridRowEnd: `span ${rowsOfStory(news, opened)}` }}>
      <StoryKicker news={news} />
      <h2 className={styles.title}>
        <NewsLink news={news} className="" />
      </h2>
      <div className={styles.byline}>
        <Byline news={news} />
        <KeepLater newsId={news.newsId} titled={news.title} />
      </div>
      <div className={styles.hours}>
        <StoryHours news={news} />
      </div>
      <StoryMembers members={news.group.members} />
      <StoryMore news={news} onOpened={setOpened} />
    </article>
  );
}

/** Who wrote the lead, and when. */
export function Byline({ news }: { news: StoryNews }) {
  const buildRoute = useBuildRoute();
  const locale = useLocale();
  const { write } = useStoryTime();
  const actions = useContext(RowActions);
  return (
    <p className={styles.by}>
      <Link to={buildRoute('source', { id: news.sourceId })}>
        <b>{news.sourceName}</b>
      </Link>
      , {write(news.date, news.hasTime)}
      {news.language !== locale && <span className={styles.language}>{news.language}</span>} {actions(news)}
    </p>
  );
}
