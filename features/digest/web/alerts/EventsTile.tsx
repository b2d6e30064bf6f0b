import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { AlertsData } from './load-alerts.ts';
import styles from './Alerts.module.css';

interface Props {
  events: NonNullable<AlertsData['tried']>['events'];
  place: string;
  name: string;
}

/** What would have been told of an event up to now, newest first; says so where it never happened. */
export function EventsTile({ events, place, name }: Props) {
  const t = useText();
  const { shortDay } = useFormats();
  return (
    <Tile
      level={2}
      title={t('Keeping_Course')}
      sub={`${place}: ${name}`}
      state={
        events.length === 0
          ? { kind: 'empty', isOwn: true, message: t('Keeping_EventsNone') }
          : { kind: 'ready' }
      }
    >
      <ul className={styles.ways}>
        {events.map(({ day, text }) => (
          <li key={`${day} ${text}`}>
            <b>{shortDay(day)}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
