import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { listTerms } from '#services/terms/public.server.ts';
import { scenarioBounds } from '../../domain/scenario/scenario-params.ts';

/** Measures of health, the place's and the country's, whose days reach into the longest scenario from a day on. */
export async function readMeasures(
  yugoId: number,
  startDay: string,
  { db, clock, locale }: Pick<RequestContext, 'db' | 'clock' | 'locale'>,
) {
  const span = {
    from: addDays(startDay, 1),
    to: addDays(startDay, scenarioBounds.days.max),
    day: clock.day,
  };
  const terms = await listTerms(db, { yugoId, withNational: true }, span, locale);
  return terms
    .filter(({ direction }) => direction === 1)
    .map(({ id, title, code, strictness, starts, ends, isRegister }) => ({
      id,
      title,
      code,
      strictness,
      starts,
      ends,
      isRegister,
    }));
}
