import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { EventLine, type DatedEvent } from './EventLine.tsx';
import styles from './DatedEvents.module.css';

interface Props {
  yugoId: number;
  events: readonly DatedEvent[];
}

/** Events of a month, a heading for each day, the latest first. */
export function DatedEvents({ yugoId, events }: Props) {
  const t = useText();
  const { dayWithWeekday } = useFormats();
  const days = Map.groupBy(events, ({ day }) => day);
  return (
    <Tile
      level={2}
      title={t('Events_CalendarList')}
      state={events.length === 0 ? { kind: 'empty', message: t('Events_CalendarEmpty') } : undefined}
    >
      <div className={styles.days}>
        {[...days].map(([day, own]) => (
          <section key={day} id={`day-${day}`} className={styles.day}>
            <h3 className={styles.heading}>{dayWithWeekday(day)}</h3>
            <ul className={styles.events}>
              {own.map((event) => (
                <li key={`${event.kind} ${event.id} ${event.title} ${event.by} ${event.link}`}>
                  <EventLine {...{ yugoId, event }} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Tile>
  );
}
