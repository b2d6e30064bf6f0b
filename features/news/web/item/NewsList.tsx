import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { FeedNews } from '../feed/feed-news.ts';
import { NewsRow } from '../rows/NewsRow.tsx';

/** A short list beside an item; nothing where there is none. */
export function NewsList({
  title,
  news,
  withoutSource,
}: {
  title: string;
  news: readonly FeedNews[];
  withoutSource?: boolean;
}) {
  if (news.length === 0) return null;
  return (
    <Tile title={title} level={2}>
      <ul>
        {news.map((item) => (
          <NewsRow key={item.newsId} news={item} withoutSource={withoutSource} />
        ))}
      </ul>
    </Tile>
  );
}
