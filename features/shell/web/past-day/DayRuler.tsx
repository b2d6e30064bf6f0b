import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { addDays, daysBetween } from '#platform/shared/calendar-days.ts';
import { formatDay, formatShortMonthYear } from '#platform/shared/dates.ts';
import { Input } from '#platform/ui/controls/Input.tsx';
import { withAsOf } from '#platform/web/routes/address-parts.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { dayWithin, ruledMonths, shareOf, spanOf } from './day-span.ts';
import styles from './PastDayBar.module.css';

const maxMonths = 10;

/** Days a key moves by; with Shift an arrow moves a week. */
const keySteps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowUp: 1,
  PageDown: -30,
  PageUp: 30,
};

interface Props {
  shown: string;
  ownDay: string;
  /** The address that another day of this page is made of. */
  here: string;
}

/** All days a reader can walk through; the page follows when the ring is let go. */
export function DayRuler({ shown, ownDay, here }: Props) {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const [day, setDay] = useState(shown);
  const span = spanOf(shown, ownDay);
  const go = () => {
    if (day !== shown) void navigate(withAsOf(here, day), { preventScrollReset: true });
  };
  const press = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setDay(dayWithin(day, event.shiftKey ? step * 7 : step, span));
  };
  return (
    <div className={styles.ruler}>
      <Input
        type="range"
        aria-label={t('PastDay_Ruler')}
        aria-valuetext={formatDay(day, locale)}
        min={0}
        max={daysBetween(span.from, span.to)}
        value={daysBetween(span.from, day)}
        onChange={(event) => setDay(addDays(span.from, Number(event.target.value)))}
        onKeyDown={press}
        onPointerUp={go}
        onKeyUp={go}
      />
      <div className={styles.months} aria-hidden>
        {day === shown ? (
          ruledMonths(span, maxMonths).map((month) => (
            <span key={month} style={{ insetInlineStart: `${100 * shareOf(month, span)}%` }}>
              {formatShortMonthYear(month, locale)}
            </span>
          ))
        ) : (
          <b style={{ insetInlineStart: `${100 * shareOf(day, span)}%` }}>{formatDay(day, locale)}</b>
        )}
      </div>
    </div>
  );
}
