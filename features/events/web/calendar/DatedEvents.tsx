import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
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
              <li key={`${event.kind} ${event.id} ${event.title} ${event.by} ${event.link}`}>
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
  const said = language === locale ? undefined : language;
  if (turn !== null) return <b>{t(`Events_Turn_${turn}`, { day: writeDay(day) })}</b>;
  if (kind === 'limit') return <b lang={said}>{title}</b>;
  return (
    <Link to={addressOf({ kind, id, day }, yugoId, buildRoute)} lang={said}>
      {title}
    </Link>
  );
}

function addressOf(
  { kind, id, day }: Pick<DatedEvent, 'kind' | 'id' | 'day'>,
  yugoId: number,
  buildRoute: ReturnType<typeof useBuildRoute>,
): string {
  switch (kind) {
    case 'exclusive':
      return buildRoute('event', { yugoId, page: 'exclusive', section: id }, { search: { asOf: day } });
    case 'measure':
      return buildRoute('action', { id });
    case 'listing':
      return buildRoute('dossier', { kind: 'company', id });
    default:
      return buildRoute('story', { id });
  }
}

/** Kinds that no outlet told: what they are, and by whom or what of them. */
const untold: readonly DatedEvent['kind'][] = ['exclusive', 'turn', 'limit', 'measure', 'listing'];

function EventFacts({ event: { kind, by, link, itemCount, sourceCount } }: { event: DatedEvent }) {
  const t = useText();
  if (!untold.includes(kind))
    return (
      <p className={styles.meta}>
        {t('Events_StoryCounts', { source: by, items: itemCount, sources: sourceCount })}
      </p>
    );
  return (
    <p className={styles.meta}>
      {t(`Events_Kind_${kind}`)}
      {by !== '' && (
        <>
          {' · '}
          <span lang={kind === 'listing' ? 'ru' : undefined}>{by}</span>
        </>
      )}
      {link !== null && (
        <>
          {' · '}
          <a href={link} rel="noreferrer" className="link">
            {new URL(link).hostname.replace(/^www\./, '')}
          </a>
        </>
      )}
    </p>
  );
}
