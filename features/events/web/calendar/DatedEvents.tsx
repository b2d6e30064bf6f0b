import { Link } from 'react-router';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import styles from './DatedEvents.module.css';

type DatedEvent = OutputOf<'regiondossier/getRegionEvents'>['events'][number];

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
      {[...days].map(([day, own]) => (
        <section key={day} id={`day-${day}`} className={styles.day}>
          <h3 className={styles.heading}>{dayWithWeekday(day)}</h3>
          <ul className={styles.events}>
            {own.map((event) => (
              <li key={`${event.kind} ${event.id}`}>
                <EventTitle yugoId={yugoId} event={event} />
                <EventFacts event={event} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Tile>
  );
}

function EventTitle({
  yugoId,
  event: { kind, id, day, title, language, turn },
}: {
  yugoId: number;
  event: DatedEvent;
}) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const { day: writeDay } = useFormats();
  if (turn !== null) return <b>{t(`Events_Turn_${turn}`, { day: writeDay(day) })}</b>;
  const to =
    kind === 'exclusive'
      ? buildRoute('event', { yugoId, page: 'exclusive', section: id }, { search: { asOf: day } })
      : buildRoute('story', { id });
  return (
    <Link to={to} lang={language === locale ? undefined : language}>
      {title}
    </Link>
  );
}

function EventFacts({ event: { kind, by, itemCount, sourceCount } }: { event: DatedEvent }) {
  const t = useText();
  if (kind === 'turn') return <p className={styles.meta}>{t('Events_Kind_turn')}</p>;
  if (kind === 'exclusive')
    return <p className={styles.meta}>{[t('Events_Kind_exclusive'), by].filter(Boolean).join('. ')}</p>;
  return (
    <p className={styles.meta}>
      {t('Events_StoryCounts', { source: by, items: itemCount, sources: sourceCount })}
    </p>
  );
}
