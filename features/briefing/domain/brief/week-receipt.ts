import type { WeekFigure } from '#features/regions/public.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { BriefNumber } from './brief-shapes.ts';

/** First and last day of a week of reports, `YYYY-MM-DD`. */
export interface Week {
  from: string;
  to: string;
}

/** Which way a week went: changes below this many per cent are called none. */
const equalBelow = 0.05;

/** The word that chooses the sentence's branch: more, less, the same, or nothing to compare with. */
export function changeWord({ changePercent }: WeekFigure): {
  direction: 'more' | 'less' | 'same' | 'unknown';
} {
  if (changePercent === null) return { direction: 'unknown' };
  if (Math.abs(changePercent) < equalBelow) return { direction: 'same' };
  return { direction: changePercent > 0 ? 'more' : 'less' };
}

/** A week's sum with its seven days. */
export function weekReceipt({ week, addends }: WeekFigure, span: Week, call: string): BriefNumber {
  return {
    value: week!,
    style: 'whole',
    receipt: {
      ...span,
      addends: addends.map(({ day, value }) => ({ label: { day }, value, style: 'whole' })),
      total: null,
      origin: 'figures',
      call,
    },
  };
}

/** The change on the week before with both sums, without its sign: the sentence says which way; nothing where there is none. */
export function changeReceipt(
  { week, previousWeek, changePercent }: WeekFigure,
  span: Week,
  call: string,
): { change?: BriefNumber } {
  if (changePercent === null) return {};
  return {
    change: {
      value: Math.abs(changePercent),
      style: 'percent',
      receipt: {
        from: addDays(span.from, -7),
        to: span.to,
        addends: [
          {
            label: { week: { from: addDays(span.from, -7), to: addDays(span.to, -7) } },
            value: previousWeek,
            style: 'whole',
          },
          { label: { week: span }, value: week, style: 'whole' },
        ],
        total: 'Events_Receipt_Change',
        origin: 'figures',
        call,
      },
    },
  };
}
