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

/**
 * A hairline of 24 hours with a 2 px tick per headline. Ticks are strokes on a day of a hundred parts that is drawn out
 * to any width, so that a page of many stories stays light. The ring is not drawn out.
 */
export function RuledDayMarks({ ticks, now = null }: Props) {
  const leads = ticks.filter(({ lead }) => lead);
  const others = ticks.filter(({ lead }) => !lead);
  return (
    <>
      <line x1="0" x2="100%" y1={8.5} y2={8.5} stroke="var(--hair-2)" />
      <svg viewBox="0 0 100 17" width="100%" height={17} preserveAspectRatio="none" overflow="visible">
        <Ticks ticks={others} from={3} height={11} colour="var(--ink)" />
        <Ticks ticks={leads} from={0} height={17} colour="var(--link)" />
      </svg>
      {now !== null && (
        <circle cx={`${percentOfDay(now)}%`} cy={8.5} r={2.5} fill="var(--ground)" stroke="var(--ink-3)" />
      )}
    </>
  );
}

interface TicksProps {
  ticks: readonly DayTick[];
  from: number;
  height: number;
  colour: string;
}

function Ticks({ ticks, from, height, colour }: TicksProps) {
  if (ticks.length === 0) return null;
  const path = ticks.map(({ time }) => `M${percentOfDay(time)} ${from}v${height}`).join('');
  return <path d={path} stroke={colour} strokeWidth={2} vectorEffect="non-scaling-stroke" />;
}
