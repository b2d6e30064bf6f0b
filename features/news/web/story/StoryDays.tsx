import { Fragment } from 'react';
import { RuledDay } from '#platform/charts/day/RuledDay.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useFormats, useNearDay } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useRichText, useText } from '#platform/web/text.ts';
import type { Story } from '../answers.ts';
import { useSpan } from './use-span.ts';
import styles from './StoryDays.module.css';

const maxDays = 14;
const hours = ['00', '06', '12', '18', '24'];

/** How the headlines lie in the days of the story, a ruled line each; the lead in blue. Who wrote first is said below. */
export function StoryDays({ story }: { story: Story }) {
  const t = useText();
  const { integer, day: writeDay } = useFormats();
  const nearDay = useNearDay();
  const ticks = ticksOf(story);
  const days = story.days.slice(-maxDays);
  const untimed = story.days.reduce((sum, day) => sum + day.untimed, 0);
  return (
    <Tile
      title={t('News_Story_Timeline')}
      level={2}
      sub={t('News_Story_TimelineSub')}
      source={[
        t('News_DayHours'),
        untimed > 0 ? t('News_Story_Untimed', { count: untimed }) : '',
        story.days.length > maxDays ? t('News_Story_MoreDays', { count: story.days.length - maxDays }) : '',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={styles.days}>
        {days.map(({ day, hours: counts, untimed: dayOnly }) => {
          const count = counts.reduce((sum, each) => sum + each, dayOnly);
          return (
            <div key={day} className={styles.day}>
              <span>{nearDay(day)}</span>
              <RuledDay
                ticks={ticks.get(day) ?? []}
                label={t('News_Story_DayLabel', { day: writeDay(day), count })}
              />
              <b>{integer(count)}</b>
            </div>
          );
        })}
        <div className={styles.hours} aria-hidden="true">
          <span>
            {hours.map((hour) => (
              <Fragment key={hour}>
                <i style={{ fontStyle: 'normal' }}>{hour}</i>
              </Fragment>
            ))}
          </span>
        </div>
      </div>
      <FirstLine story={story} />
    </Tile>
  );
}

function ticksOf({ headlines, lead }: Story): Map<string, { time: string; lead: boolean }[]> {
  const timed = headlines.filter(({ hasTime }) => hasTime);
  const byDay = Map.groupBy(timed, ({ date }) => dayAt(new Date(date)));
  return new Map(
    [...byDay].map(([day, items]) => [
      day,
      items.map(({ newsId, date }) => ({ time: formatTime(new Date(date)), lead: newsId === lead.newsId })),
    ]),
  );
}

/** Who wrote first, and how long until somebody else did. Nothing where the hours are not known or the beginning is left out. */
function FirstLine({ story: { headlines, itemCount } }: { story: Story }) {
  const rich = useRichText();
  const buildRoute = useBuildRoute();
  const writeSpan = useSpan();
  const [first] = headlines;
  if (!first?.hasTime || itemCount > headlines.length) return null;
  const second = headlines.find(({ sourceId }) => sourceId !== first.sourceId);
  const link = ({ newsId, sourceName }: typeof first) => (
    <Link to={buildRoute('article', { newsId })}>{sourceName}</Link>
  );
  const time = formatTime(new Date(first.date));
  if (!second?.hasTime)
    return <p className={styles.first}>{rich('News_Story_FirstAlone', { source: link(first), time })}</p>;
  const span = writeSpan(Date.parse(second.date) - Date.parse(first.date));
  return (
    <p className={styles.first}>
      {rich('News_Story_First', { source: link(first), time, second: link(second), span })}
    </p>
  );
}
