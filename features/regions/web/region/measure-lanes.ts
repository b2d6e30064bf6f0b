import type { ChartEvent } from '#platform/charts/events/layout-events.ts';
import { joinTerms, pickTerms } from '#services/terms/public.ts';
import type { OutputOf } from '#platform/web/api.ts';

/** Terms of a place's measures, for the lanes under its charts; null where their call failed: the chart stands without them. */
export type MeasureTerms = OutputOf<'measure/getTerms'> | null;

/** More lanes would be taller than what stands over them. */
const maxLanes = 3;
/** Letters of a title; a narrow chart cuts what has no room (platform/charts/events). */
const most = 44;

/** The measures that tell most of the days shown, as lanes under them; one without an end runs to the last day. */
export function measureLanes(
  terms: MeasureTerms,
  { from, to, day }: { from: string; to: string; day: string },
): ChartEvent[] {
  return pickTerms(joinTerms(terms ?? []), { from, to }, maxLanes).map(({ id, title, starts, ends }) => ({
    id: `measure-${id}`,
    start: starts < from ? from : starts,
    end: ends === null || ends > to ? to : ends,
    label: shorten(title),
    future: starts > day,
  }));
}

function shorten(title: string): string {
  if (title.length <= most) return title;
  const cut = title.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,.:;(–-]+$/, '')}…`;
}
