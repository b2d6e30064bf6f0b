import { percentOfDay } from './layout-day.ts';

/** One headline on the ruled day, at 'HH:MM'. */
export interface DayTick {
  time: string;
  /** The lead headline: blue and taller. */
  lead?: boolean;
}

interface Props {
  ticks: readonly DayTick[];
  /** The ring at the clock's place, 'HH:MM'; nothing after it has happened. */
  now?: string | null;
}

/** A hairline of 24 hours with a 2 px tick per headline; places are percentages, so it fits any width. */
export function RuledDayMarks({ ticks, now = null }: Props) {
  const leadLast = ticks.toSorted((one, other) => Number(one.lead ?? false) - Number(other.lead ?? false));
  return (
    <>
      <line x1="0" x2="100%" y1={8.5} y2={8.5} stroke="var(--hair-2)" />
      {leadLast.map(({ time, lead = false }, index) => (
        <rect
          // Two headlines of one minute are two ticks.
          key={`${time} ${index}`}
          x={percentOfDay(time)}
          y={lead ? 0 : 3}
          width={2}
          height={lead ? 17 : 11}
          transform="translate(-1)"
          fill={lead ? 'var(--link)' : 'var(--ink)'}
        />
      ))}
      {now !== null && (
        <circle cx={percentOfDay(now)} cy={8.5} r={2.5} fill="var(--ground)" stroke="var(--ink-3)" />
      )}
    </>
  );
}
