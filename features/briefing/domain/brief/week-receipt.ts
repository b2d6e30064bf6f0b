import type { WeekFigure } from '#features/regions/public.ts';
import { isFewToCompare } from '#platform/shared/numbers.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { BriefNumber } from './brief-shapes.ts';

/** First and last day of a week of reports, `YYYY-MM-DD`. */
export interface Week {
  from: string;
  to: string;
}

/** Which way a week went: changes below this many per cent are called none. */
const equalBelow = 0.05;

/** The word that chooses the sentence's branch: more, less, the same, so few that both weeks are told, or nothing to compare with. */
export function changeWord({ week, previousWeek, changePercent }: WeekFigure): {
  direction: 'more' | 'less' | 'same' | 'few' | 'unknown';
} {
  if (changePercent === null) return { direction: 'unknown' };
  if (isFewToCompare(week, previousWeek)) return { direction: 'few' };
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

/** The change on the week before with both sums, without its sign: the sentence says which way; of few people the week before itself; nothing where there is none. */
export function changeReceipt(
  { week, previousWeek, changePercent }: WeekFigure,
  span: Week,
  call: string,
): { change?: BriefNumber; before?: BriefNumber } {
  if (changePercent === null) return {};
  const weekBefore = { from: addDays(span.from, -7), to: addDays(span.to, -7) };
  if (isFewToCompare(week, previousWeek))
    return {
      before: {
        value: previousWeek!,
        style: 'whole',
        receipt: {
          ...weekBefore,
          addends: [{ label: { week: weekBefore }, value: previousWeek, style: 'whole' }],
          total: null,
          origin: 'figures',
          call,
        },
      },
    };
  return {
    change: {
      value: Math.abs(changePercent),
      style: 'percent',
      receipt: {
        from: weekBefore.from,
        to: span.to,
        addends: [
          {
            label: { week: weekBefore },
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
