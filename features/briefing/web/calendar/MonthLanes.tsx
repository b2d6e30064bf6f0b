import type { CSSProperties, ReactNode } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { listDays } from '#platform/shared/calendar-days.ts';
import { monthSpan } from '../../domain/month-days.ts';
import type { Calendar } from './EventLine.tsx';
import { dayLink, DayHeads } from './DayHeads.tsx';
import styles from './MonthLanes.module.css';

/** A month day by day: releases, the place's own measures, the country's, what was told; a mark leads to its day in the list. */
export function MonthLanes({ calendar }: { calendar: Calendar }) {
  const t = useText();
  const { monthYear, day: writeDay } = useFormats();
  const { month, lanes, events } = calendar;
  const days = listDays(monthSpan(month).from, monthSpan(month).to);
  const recorded = lanes.recordDays.map((day) => t('Events_RecordDay', { day: writeDay(day) }));
  const at = { '--days': days.length } as CSSProperties;
  const today = calendar.month === calendar.lastMonth ? lanes.until : null;
  return (
    <Tile
      level={2}
      title={t('Events_MonthByDays', { month: monthYear(`${month}-01`) })}
      source={[t('Events_LanesNote'), ...recorded].join(' ')}
    >
      <div className={styles.lanes} style={at}>
        <DayHeads days={days} counts={calendar.days} today={today} />
        <ReleaseLane calendar={calendar} />
        <OwnLane calendar={calendar} />
        <CountryLane calendar={calendar} />
        {tickKinds.map((kinds) => (
          <TicksLane key={kinds[0]} kinds={kinds} events={events} />
        ))}
      </div>
    </Tile>
  );
}

/** What is drawn as ticks: told by outlets, written by editors, turned, listed. */
const tickKinds = [['story', 'single'], ['exclusive'], ['turn'], ['listing']] as const;

/** A lane: its name, its rows and the words at their right. */
function Lane({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.lane} aria-label={title}>
      <h3>
        {title} {note !== undefined && <small>{note}</small>}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

/** Where something stands between the first day and the last one of the month, as columns of its track. */
function columns(from: string, to: string): CSSProperties {
  return { gridColumn: `${Number(from.slice(8))} / ${Number(to.slice(8)) + 1}` };
}

function ReleaseLane({ calendar: { lanes } }: { calendar: Calendar }) {
  const t = useText();
  const { integer, dayRange } = useFormats();
  const last = lanes.releases.at(-1);
  if (!last) return null;
  return (
    <Lane title={t('Events_Lane_releases')}>
      <li>
        <span className={styles.track}>
          {lanes.releases.map(({ day }) => (
            <span key={day} className={styles.disc} style={columns(day, day)} />
          ))}
        </span>
        <span className={styles.words}>
          {t('Events_Release', {
            days: dayRange(last.from, last.to),
            median: integer(Math.round(last.median)),
            count: Math.round(last.median),
          })}
        </span>
      </li>
    </Lane>
  );
}

function OwnLane({ calendar: { lanes, month } }: { calendar: Calendar }) {
  const t = useText();
  const { shortDay } = useFormats();
  const buildRoute = useBuildRoute();
  if (lanes.own.length === 0 || lanes.until === null) return null;
  const { from } = monthSpan(month);
  const until = lanes.until;
  return (
    <Lane title={t('Events_Lane_own')} note={t('Events_Lane_ownNote')}>
      {lanes.own.map(({ id, title, starts, ends }) => (
        <li key={id}>
          <span className={styles.track}>
            <span
              className={styles.own}
              style={columns(starts < from ? from : starts, ends === null || ends > until ? until : ends)}
            />
          </span>
          <span className={styles.words}>
            <Link to={buildRoute('action', { id })}>{title}</Link>{' '}
            {ends !== null && ends < until
              ? t('Events_LaneUntil', { day: shortDay(ends) })
              : t('Events_LaneSince', { day: shortDay(starts) })}
          </span>
        </li>
      ))}
    </Lane>
  );
}

function CountryLane({ calendar: { lanes } }: { calendar: Calendar }) {
  const t = useText();
  const { shortDay } = useFormats();
  if (lanes.country.length === 0) return null;
  return (
    <Lane title={t('Events_Lane_country')} note={t('Events_Lane_countryNote')}>
      {lanes.country.map(({ code, name, highest, now, spells, changes }) => (
        <li key={code}>
          <span className={styles.track}>
            {spells.map(({ level, from, to }) => (
              <span
                key={from}
                className={styles.country}
                style={{ ...columns(from, to), opacity: level / highest }}
              />
            ))}
            {changes.map(({ day, isStricter }) => (
              <span key={day} className={styles.change} style={columns(day, day)} aria-hidden>
                {isStricter ? '↑' : '↓'}
              </span>
            ))}
          </span>
          <span className={styles.words}>
            <b>
              {now === null
                ? t('Events_LevelNone', { name })
                : t('Events_Level', { name, level: now.level, highest })}
            </b>{' '}
            {[
              [now?.text, now?.isGeneral === false && t('Events_NotEverywhere')].filter(Boolean).join(', '),
              ...changes.map(({ day, isStricter }) =>
                t('Events_Change', { day: shortDay(day), course: isStricter ? 'stricter' : 'milder' }),
              ),
            ]
              .filter(Boolean)
              .join('. ')}
          </span>
        </li>
      ))}
    </Lane>
  );
}

/** Events of some kinds as ticks on their days, the newest in words. */
function TicksLane({ kinds, events }: { kinds: readonly string[]; events: Calendar['events'] }) {
  const t = useText();
  const { day: writeDay, shortDay } = useFormats();
  const own = events.filter(({ kind }) => kinds.includes(kind));
  const [newest] = own;
  if (newest === undefined) return null;
  const title = t(`Events_Lane_${kinds[0] as (typeof tickKinds)[number][0]}`);
  return (
    <Lane title={title}>
      <li>
        <span className={styles.track}>
          {[...Map.groupBy(own, ({ day }) => day)].map(([day, of]) => (
            <span key={day} className={styles.tick} style={columns(day, day)}>
              <a
                href={dayLink(day)}
                aria-label={t('Events_DayCount', { day: writeDay(day), count: of.length })}
              />
            </span>
          ))}
        </span>
        <span className={styles.words}>
          <b>{shortDay(newest.day)}</b>{' '}
          <span lang={newest.turn === null ? newest.language : undefined}>
            {newest.turn === null
              ? newest.title
              : t(`Events_Turn_${newest.turn}`, { day: writeDay(newest.day) })}
          </span>
          {own.length > 1 && `, ${t('Events_More', { count: own.length - 1 })}`}
        </span>
      </li>
    </Lane>
  );
}
