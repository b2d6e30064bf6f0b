import { addDays, listDays } from '#platform/shared/calendar-days.ts';
import { listKnownDays, listPlaceDays } from '#features/news/public.server.ts';
import type { BriefFacts } from '../../domain/brief/brief-facts.ts';
import { medianOf, type WeekSum } from '../../domain/brief/count-streak.ts';
import type { Asking } from '../screen/asking.ts';
import { startOfMoscowDay } from '../screen/place-news.ts';

const weeksBefore = 8;
const minWeeks = 3;

/** Headlines of a place in the week that ends on a day, and in the weeks before it whose every day the feeds brought. */
export async function readVolume(
  yugoIds: readonly number[],
  day: string,
  { db, clock }: Pick<Asking, 'db' | 'clock'>,
): Promise<BriefFacts['volume']> {
  const from = addDays(day, 1 - 7 * (weeksBefore + 1));
  const span = { from: startOfMoscowDay(from), clock: clock.news };
  const [rows, known] = await Promise.all([listPlaceDays(db, { yugoIds, ...span }), listKnownDays(db, span)]);
  const counts = new Map(rows.map((row) => [row.day, row.headlines]));
  const weekAt = (weeks: number): WeekSum & { isKnown: boolean } => {
    const to = addDays(day, -7 * weeks);
    const days = listDays(addDays(to, -6), to);
    return {
      from: days[0]!,
      to,
      value: days.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0),
      isKnown: days.every((each) => known.has(each)),
    };
  };
  const weeks = Array.from({ length: weeksBefore }, (_, index) => weekAt(index + 1)).filter(
    ({ isKnown }) => isKnown,
  );
  const now = weekAt(0);
  return {
    from: now.from,
    to: now.to,
    headlines: now.value,
    usual: weeks.length < minWeeks ? null : medianOf(weeks.map(({ value }) => value)),
    weeks,
  };
}
