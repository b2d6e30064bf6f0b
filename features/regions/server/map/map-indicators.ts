import type { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { listIndicators, listMapSpans } from '#statistics/indicators/indicator-queries.ts';
import type { MapIndicator as MapIndicatorShape } from '../../contract/map-calls.ts';
import { derivedIndicators, findDerived } from '../../domain/map/derived-indicators.ts';

/** Days whose sum a derived indicator is. */
export const weekDays = 7;

/** An indicator as the map offers it. */
export type MapIndicator = z.output<typeof MapIndicatorShape>;

/** Everything that can be drawn: computed indicators first, then the published ones. */
export function listMapIndicators(context: RequestContext): Promise<MapIndicator[]> {
  return readMapIndicators(null, context);
}

/** One indicator of the map; an unknown one, or one without values yet, is refused. */
export async function getMapIndicator(indicator: string, context: RequestContext): Promise<MapIndicator> {
  const found = (await readMapIndicators(findDerived(indicator)?.from ?? indicator, context)).find(
    (candidate) => candidate.indicator === indicator,
  );
  if (!found) throw new AppError('indicator_not_found', { indicator });
  return found;
}

async function readMapIndicators(code: string | null, context: RequestContext): Promise<MapIndicator[]> {
  const { db, clock, locale, translate } = context;
  const spans = new Map(
    (await listMapSpans(db, code, clock.day)).map(({ indicator, ...span }) => [indicator, span]),
  );
  const derived = derivedIndicators.flatMap(({ indicator, from, nameKey, decimals }): MapIndicator[] => {
    const span = spans.get(from);
    if (span === undefined) return [];
    const about = {
      indicator,
      name: translate(locale, nameKey),
      unit: { code: '', forms: [] as string[] },
      decimals,
    };
    return [{ ...about, family: 'health', period: 'daily', ...span, first: addDays(span.first, weekDays) }];
  });
  const published = await listIndicators(db, [...spans.keys()], locale);
  return [...derived, ...published.map((about) => ({ ...about, ...spans.get(about.indicator)! }))];
}
