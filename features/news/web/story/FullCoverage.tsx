import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Story } from '../answers.ts';
import { StoryList } from './StoryList.tsx';

/** The affair the story is a step of: all its steps over the days; nothing where it is the only one. */
export function FullCoverage({ story: { steps, storyId } }: { story: Story }) {
  const t = useText();
  if (steps.length < 2) return null;
  return (
    <Tile
      title={t('News_Story_Coverage')}
      level={2}
      sub={t('News_Story_CoverageSub', { steps: steps.length })}
    >
      <StoryList stories={steps} current={storyId} />
    </Tile>
  );
}
