import { RuledDay } from '#platform/charts/day/RuledDay.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { HeadlineList } from '../HeadlineList.tsx';
import styles from './StoryBeside.module.css';
import type { Story } from '../../answers.ts';

const maxRows = 6;

/** The story an item belongs to: its day as a ruled line, this item in blue, and the other headlines, latest first. */
export function StoryBeside({ story, newsId }: { story: Story | null; newsId: number }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { day: writeDay } = useFormats();
  if (story === null || story.itemCount < 2) return null;
  const current = story.headlines.find((headline) => headline.newsId === newsId) ?? story.headlines.at(-1)!;
  const day = dayAt(new Date(current.date));
  const ofDay = story.headlines.filter(({ date, hasTime }) => hasTime && dayAt(new Date(date)) === day);
  const others = story.headlines.filter(
    (headline) => headline.newsId !== newsId && headline.reprintOf === null,
  );
  return (
    <Tile
      title={t('News_Item_Story')}
      level={2}
      sub={t('News_Story_Brief', { items: story.itemCount, sources: story.sourceCount })}
      source={
        <Link to={buildRoute('story', { id: story.storyId })} className="link">
          {t('News_Item_WholeStory')}
        </Link>
      }
    >
      <RuledDay
        hours
        ticks={ofDay.map((headline) => ({
          time: formatTime(new Date(headline.date)),
          lead: headline.newsId === newsId,
        }))}
        label={t('News_Story_DayLabel', { day: writeDay(day), count: ofDay.length })}
      />
      <div className={styles.others}>
        <HeadlineList headlines={others.toReversed().slice(0, maxRows)} day={day} />
      </div>
    </Tile>
  );
}
