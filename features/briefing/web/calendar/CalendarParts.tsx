import { useCallback, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Chips } from '#platform/ui/choices/Chips.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { useAddressView } from '#platform/web/routes/use-address-view.ts';
import { calendarView, eventKinds, shiftMonth } from '../../domain/month-days.ts';
import { DatedEvents } from './DatedEvents.tsx';
import type { Calendar } from './EventLine.tsx';
import { MonthLanes } from './MonthLanes.tsx';
import { MonthStrip } from './MonthStrip.tsx';
import { useMonthKeys } from './use-month-keys.ts';
import styles from './CalendarParts.module.css';

/** The head sentence, the months, the month's lanes, the choices and the list by days; the page keys turn the month. */
export function CalendarParts({ calendar }: { calendar: Calendar }) {
  const t = useText();
  const { monthYear } = useFormats();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { view, change } = useAddressView(calendarView.read, calendarView.into);
  const { place, month, lastMonth, counts } = calendar;
  const toMonth = useCallback(
    (to: string): string => `?${calendarView.into({ ...view, month: to === lastMonth ? '' : to }, search)}`,
    [view, lastMonth, search],
  );
  const area = useRef<HTMLDivElement>(null);
  useMonthKeys(area, (by) => {
    const to = shiftMonth(month, by);
    if (to > lastMonth) return false;
    void navigate(toMonth(to), { preventScrollReset: true });
    return true;
  });
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
      <div ref={area} className={styles.lanes}>
        <MonthStrip {...{ calendar, toMonth }} />
        <MonthLanes calendar={calendar} />
      </div>
      <Chips
        label={t('Events_Kinds')}
        options={eventKinds.map((kind) => ({
          value: kind,
          label: `${t(`Events_Kind_${kind}`)} ${counts[kind] ?? 0}`,
        }))}
        chosen={view.kinds}
        onChange={(kinds) => change({ kinds })}
      />
      <DatedEvents yugoId={place.yugoId} events={calendar.events} />
    </>
  );
}
