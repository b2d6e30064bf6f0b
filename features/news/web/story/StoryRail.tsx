import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { EntityList } from '../named/EntityList.tsx';
import styles from '../item/PageWithRail.module.css';
import { HoursTile } from './HoursTile.tsx';
import { PopularityTile } from './PopularityTile.tsx';
import type { Story } from '../answers.ts';
import { ToneTile } from './ToneTile.tsx';
import { StoryList } from './StoryList.tsx';

/** What is told about a story beside its headlines. */
export function StoryRail({ story }: { story: Story }) {
  const t = useText();
  const { entities } = story;
  return (
    <div className={styles.tiles}>
      <PopularityTile story={story} />
      <FullCoverage story={story} />
      <HoursTile story={story} />
      {entities.length > 0 && (
        <Tile title={t('News_Story_Entities')} level={2} sub={t('News_Story_EntitiesSub')}>
          <EntityList entities={entities} />
        </Tile>
      )}
      <ToneTile story={story} />
      <SimilarStories stories={story.similar} />
    </div>
  );
}

/** The affair the story is a step of: all its steps over the days; nothing where it is the only one. */
function FullCoverage({ story: { steps, storyId } }: { story: Story }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  if (steps.length < 2) return null;
  return (
    <Tile
      title={t('News_Story_Coverage')}
      level={2}
      sub={t('News_Story_CoverageSub', { steps: steps.length })}
    >
      <StoryList stories={steps} current={storyId} />
      <p>
        <Link to={buildRoute('affair', { id: storyId })} className="link">
          {t('News_Story_ToAffair')}
        </Link>
      </p>
    </Tile>
  );
}

/** Other stories of those days that name the same; nothing where there is none. */
function SimilarStories({ stories }: { stories: Story['similar'] }) {
  const t = useText();
  if (stories.length === 0) return null;
  return (
    <Tile title={t('News_Story_Similar')} level={2}>
      <StoryList stories={stories} />
    </Tile>
  );
}
