import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Story } from '../answers.ts';
import { StoryList } from './StoryList.tsx';

/** Other stories of those days that name the same; nothing where there is none. */
export function SimilarStories({ stories }: { stories: Story['similar'] }) {
  const t = useText();
  if (stories.length === 0) return null;
  return (
    <Tile title={t('News_Story_Similar')} level={2}>
      <StoryList stories={stories} />
    </Tile>
  );
}
