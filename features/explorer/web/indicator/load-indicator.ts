import type { LoadPage } from '#platform/web/page.ts';
import type { OutputOf } from '#platform/web/api.ts';
import type { ViewData } from '../view-props.ts';

/** What is told of an indicator. */
export type Told = OutputOf<'explore/getIndicator'>;

/** Revisions of its values, the newest first. */
export type RevisionLog = OutputOf<'explore/listRevisions'>;

/** An indicator, what became of its values, and how it looks: a map where most regions have it, else its course. */
export interface IndicatorData {
  told: Told;
  log: RevisionLog;
  data: ViewData;
}

/** Fewest regions that are worth a map. */
const fewestOnMap = 40;
/** Revisions shown with it; the log has the others. */
const maxRevisions = 12;

/** Loads an indicator and its view. */
export const loadIndicator: LoadPage<IndicatorData> = async ({ api, params, signal }) => {
  const indicator = params['code'] ?? '';
  const [told, log] = await Promise.all([
    api.call('explore/getIndicator', { indicator }, { signal }),
    api.call('explore/listRevisions', { indicator, most: maxRevisions }, { signal }),
  ]);
  const form = (told.found?.regions ?? 0) >= fewestOnMap ? 'map' : 'line';
  const data = await api.call('explore/getView', { indicators: [indicator], form }, { signal });
  return { told, log, data: form === 'map' ? withoutCourses(data) : data };
};

/** A map stands on the ends of its series: their courses, most of what a page would carry, are asked for by who saves them. */
function withoutCourses(data: ViewData): ViewData {
  return { ...data, days: [], series: data.series.map((each) => ({ ...each, points: [] })) };
}
