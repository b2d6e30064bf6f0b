import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import styles from './EventLine.module.css';

/** A month of a place as the call gives it. */
export type Calendar = OutputOf<'regiondossier/getRegionEvents'>;

/** One of its dated events. */
export type DatedEvent = Calendar['events'][number];

/** What happened, with the way to it, and who told it. */
export function EventLine({ yugoId, event }: { yugoId: number; event: DatedEvent }) {
  return (
    <>
      <EventTitle {...{ yugoId, event }} />
      <EventFacts event={event} />
    </>
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
