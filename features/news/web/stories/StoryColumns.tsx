import type { FeedNews } from '../feed/feed-news.ts';
import { BriefList } from './BriefList.tsx';
import { StoryCard } from './StoryCard.tsx';
import { splitStories, type StoryNews } from './story-parts.ts';
import styles from './StoryColumns.module.css';

/** A page of stories over the whole width: columns, then what one headline alone tells. */
export function StoryColumns({ news }: { news: readonly FeedNews[] }) {
  const { stories, brief } = splitStories(news, false);
  return (
    <>
      <StoryGrid stories={stories} columns={3} />
      <BriefList news={brief} />
    </>
  );
}

/** Stories side by side, read row by row; fewer columns where there is less room. */
export function StoryGrid({ stories, columns }: { stories: readonly StoryNews[]; columns: 2 | 3 }) {
  if (stories.length === 0) return null;
  return (
    <div className={`${styles.grid} ${styles[columns === 2 ? 'two' : 'three']}`}>
      {stories.map((news) => (
        <StoryCard key={news.newsId} news={news} />
      ))}
    </div>
  );
}
