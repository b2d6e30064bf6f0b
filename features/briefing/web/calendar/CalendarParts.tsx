import { useSearchParams } from 'react-router';
import { Chips } from '#platform/ui/choices/Chips.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useAddressView } from '#platform/web/routes/use-address-view.ts';
import { calendarView, eventKinds, shiftMonth } from '../../domain/month-days.ts';
import { DatedEvents } from './DatedEvents.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import styles from './CalendarParts.module.css';

type Calendar = OutputOf<'regiondossier/getRegionEvents'>;

/** The head sentence, the choices, the month and its list. */
export function CalendarParts({ calendar }: { calendar: Calendar }) {
  const t = useText();
  const { monthYear } = useFormats();
  const [search] = useSearchParams();
  const { view, change } = useAddressView(calendarView.read, calendarView.into);
  const { place, month, lastMonth, counts } = calendar;
  const toMonth = (to: string): string =>
    `?${calendarView.into({ ...view, month: to === lastMonth ? '' : to }, search)}`;
  return (
    <>
      <p className={styles.verdict}>
        {t('Events_CalendarVerdict', {
          name: place.name,
          month: monthYear(`${month}-01`),
          stories: counts.story ?? 0,
          small: counts.single ?? 0,
          exclusive: counts.exclusive ?? 0,
          turns: counts.turn ?? 0,
          limits: counts.limit ?? 0,
          measures: counts.measure ?? 0,
          listings: counts.listing ?? 0,
        })}
      </p>
      <nav className={styles.months} aria-label={t('Events_Months')}>
        <Link className="link" to={toMonth(shiftMonth(month, -1))} preventScrollReset>
          {monthYear(`${shiftMonth(month, -1)}-01`)}
        </Link>
        {month < lastMonth && (
          <Link className="link" to={toMonth(shiftMonth(month, 1))} preventScrollReset>
            {monthYear(`${shiftMonth(month, 1)}-01`)}
          </Link>
        )}
      </nav>
      <Chips
        label={t('Events_Kinds')}
        options={eventKinds.map((kind) => ({
          value: kind,
          label: `${t(`Events_Kind_${kind}`)} ${counts[kind] ?? 0}`,
        }))}
        chosen={view.kinds}
        onChange={(kinds) => change({ kinds })}
      />
      <div className={styles.columns}>
        <MonthGrid month={month} days={calendar.days} />
        <DatedEvents yugoId={place.yugoId} events={calendar.events} />
      </div>
    </>
  );
}
