import { useState } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { splitDays } from '../../domain/feed/reading/split-days.ts';
import { newsDay } from '../rows/use-news-time.ts';
import { useGrown } from '../visit/use-grown.ts';
import { useUnseen } from '../visit/use-unseen.ts';
import { foldReprints } from './fold-reprints.ts';
import { StoryRow } from './StoryRow.tsx';
import type { Story } from '../answers.ts';
import styles from './StoryHeadlines.module.css';

/** Everything that was written, oldest first; what repeats a text is folded under it. What does not belong is pointed out on request. */
export function StoryHeadlines({ story }: { story: Story }) {
  const t = useText();
  const { dayWithWeekday } = useFormats();
  const { storyId, headlines, itemCount, lead } = story;
  const fresh = useGrown(
    storyId,
    headlines.map(({ newsId }) => newsId),
  );
  const unseen = useUnseen(headlines);
  const [isReporting, setReporting] = useState(false);
  const days = splitDays(foldReprints(headlines), ({ headline }) => newsDay(headline));
  return (
    <Tile
      title={t('News_Story_Headlines', { count: itemCount })}
      level={2}
      tools={
        itemCount > 1 && (
          <button
            type="button"
            className={styles.report}
            aria-pressed={isReporting}
            onClick={() => setReporting(!isReporting)}
          >
            {t('News_Wrong')}
          </button>
        )
      }
      source={
        itemCount > headlines.length ? t('News_Story_HeadlinesCut', { count: headlines.length }) : undefined
      }
    >
      {unseen.size > 0 && <p className={styles.unseen}>{t('News_Visit_Gained', { count: unseen.size })}</p>}
      {days.map(({ day, items }) => (
        <section key={day}>
          <h3 className={styles.day}>{dayWithWeekday(day)}</h3>
          <ol>
            {items.map(({ headline, reprints }) => (
              <StoryRow
                key={headline.newsId}
                headline={headline}
                reprints={reprints}
                isLead={headline.newsId === lead.newsId}
                isFresh={fresh.has(headline.newsId)}
                isUnseen={unseen.has(headline.newsId)}
                isReporting={isReporting}
              />
            ))}
          </ol>
        </section>
      ))}
    </Tile>
  );
}
