import type { LoadPage, PageRequest } from '#platform/web/page.ts';
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
  /** A region whose values were revised, over all times with what stood before; null where none were. */
  revised: RevisedPlace | null;
}

/** How a region's values stand now, and its revisions. */
export interface RevisedPlace {
  yugoId: number;
  data: ViewData;
  revisions: RevisionLog['revisions'];
}

/** Fewest regions that are worth a map. */
const fewestOnMap = 40;
/** Revisions shown with it; the log has the others. */
const maxRevisions = 12;
/** Revisions of one region: more than thirty years have. */
const maxOfPlace = 200;

/** Loads an indicator and its view. */
export const loadIndicator: LoadPage<IndicatorData> = async ({ api, params, url, signal }) => {
  const indicator = params['code'] ?? '';
  const [told, log] = await Promise.all([
    api.call('explore/getIndicator', { indicator }, { signal }),
    api.call('explore/listRevisions', { indicator, most: maxRevisions }, { signal }),
  ]);
  const form = (told.found?.regions ?? 0) >= fewestOnMap ? 'map' : 'line';
  const [data, revised] = await Promise.all([
    api.call('explore/getView', { indicators: [indicator], form }, { signal }),
    loadRevised(indicator, { log, chosen: Number(url.searchParams.get('place')) }, { api, signal }),
  ]);
  return { told, log, revised, data: form === 'map' ? withoutCourses(data) : data };
};

/** The region of the address, else the one that was revised last, where any of its values were. */
async function loadRevised(
  indicator: string,
  { log, chosen }: { log: RevisionLog; chosen: number },
  { api, signal }: Pick<PageRequest, 'api' | 'signal'>,
): Promise<RevisedPlace | null> {
  const known = log.revisions.find(({ yugoId }) => yugoId === chosen) ?? log.revisions[0];
  if (known === undefined) return null;
  const { yugoId } = known;
  const [data, { revisions }] = await Promise.all([
    api.call('explore/getView', { indicators: [indicator], places: [String(yugoId)] }, { signal }),
    api.call('explore/listRevisions', { indicator, place: yugoId, most: maxOfPlace }, { signal }),
  ]);
  return { yugoId, data, revisions };
}

/** A map stands on the ends of its series: their courses, most of what a page would carry, are asked for by who saves them. */
function withoutCourses(data: ViewData): ViewData {
  return {
    ...data,
    days: [],
    others: [],
    regions: [],
    series: data.series.map((each) => ({ ...each, points: [] })),
  };
}
