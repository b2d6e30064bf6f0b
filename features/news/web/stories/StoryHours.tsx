import { RuledDay } from '#platform/charts/day/RuledDay.tsx';
import { formatTime } from '#platform/shared/dates.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import type { StoryNews } from './story-parts.ts';

/** The story's last day as a ruled line: a tick for each headline, the lead in the links' colour, a ring at now. */
export function StoryHours({ news, hours = false }: { news: StoryNews; hours?: boolean }) {
  const t = useText();
  const { clock } = useStart();
  const { day: writeDay } = useFormats();
  const { times, leadTime, day } = news.group;
  const all = [...times, ...(leadTime === null ? [] : [leadTime])].toSorted();
  if (all.length === 0) return null;
  return (
    <RuledDay
      ticks={[
        ...times.map((time) => ({ time })),
        ...(leadTime === null ? [] : [{ time: leadTime, lead: true }]),
      ]}
      now={day === clock.newsDay ? formatTime(new Date(clock.news)) : null}
      hours={hours}
      label={t('News_StoryHours', {
        day: writeDay(day),
        count: all.length,
        from: all[0],
        to: all.at(-1),
      })}
    />
  );
}
