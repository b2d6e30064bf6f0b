import { readSources } from '#statistics/source-queries.ts';
import type { Indicator } from '#statistics/shapes/indicator.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { eventConditions } from '#services/notifications/public.ts';
import { sayCrossing } from '#services/notifications/public.server.ts';
import type { Look } from './read-events.ts';

/** Of what events are told. */
interface About {
  condition: (typeof eventConditions)[number];
  yugoId: number;
  indicator: string;
  place: string;
  about: Indicator;
}

/** Events in the words of their notices. */
export async function sayEvents(
  events: readonly Look[],
  { place, about, ...of }: About,
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
): Promise<{ condition: About['condition']; day: string; text: string }[]> {
  const codes = events.flatMap(({ detail }) => detail.source ?? []);
  const sourceOf = await readSources(db, codes, locale);
  return events.map(({ day, value, previous, detail }) => {
    const named =
      detail.source === null ? null : sourceOf({ source: detail.source, sample: false, knownAt: null }).name;
    const crossing = { ...of, measure: 'value' as const, threshold: 0, day, value, previous, detail };
    const { text } = sayCrossing(crossing, { place, about, source: named }, locale);
    return { condition: of.condition, day, text };
  });
}
