import { listRevisions } from '#statistics/indicators/revision-queries.ts';
import {
  listCountedWeeks,
  listReleasesOf,
  readBandTrust,
  type ForecastEvent,
} from '#features/regions/public.server.ts';
import type { eventConditions } from '#services/notifications/public.ts';
import type { CrossingDetail } from '#services/notifications/public.server.ts';
import { readNewest } from '#statistics/series/newest-queries.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Watched } from '../../domain/alerts/check-alert.ts';
import { forecastOf } from '../../domain/alerts/watched-figures.ts';

/** What was found, with what stood beside it. */
export interface Look extends Watched {
  detail: CrossingDetail;
}

/** Which event of which figure of a place. */
interface Asked {
  condition: (typeof eventConditions)[number];
  indicator: string;
  yugoId: number;
}

/** Revised figures that are read to find the newest days on which figures were revised. */
const revisionsRead = 500;

/** What happened to a figure as known on a day, newest first, so many at most. `outsideOnly`: of counted weeks those that left their band; without it the newest week comes whichever way it went. */
export async function listEvents(
  db: Db,
  asked: Asked,
  { asOf, most, outsideOnly }: { asOf: string; most: number; outsideOnly: boolean },
): Promise<Look[]> {
  const { condition, indicator, yugoId } = asked;
  if (condition === 'revised') return listRevisedDays(db, asked, asOf, most);
  const measure = forecastOf(indicator);
  if (measure === null) return [];
  const wanted = { measure, yugoId, day: asOf, most };
  const events =
    condition === 'leftBand'
      ? await listCountedWeeks(db, wanted, { outsideOnly })
      : await listReleasesOf(db, wanted);
  if (events.length === 0) return [];
  const [newest] = await readNewest(db, [{ indicator, yugoId }], asOf);
  const source = newest?.source ?? null;
  return Promise.all(
    events.map(async (event) =>
      lookOf(event, source, await readBandTrust(db, { measure, yugoId, day: event.day })),
    ),
  );
}

function lookOf(
  { day, value, happened, ...band }: ForecastEvent,
  source: string | null,
  trust: Awaited<ReturnType<typeof readBandTrust>>,
): Look {
  return {
    day,
    value,
    previous: null,
    happened,
    detail: { source, band: { ...band, trust }, revised: null },
  };
}

/** Days on which figures were revised, each with the figure that changed most. */
async function listRevisedDays(
  db: Db,
  { indicator, yugoId }: Asked,
  asOf: string,
  most: number,
): Promise<Look[]> {
  const { total, revisions } = await listRevisions(db, {
    indicator,
    dims: '',
    asOf,
    yugoId,
    knownAt: null,
    revisedOnly: true,
    most: revisionsRead,
  });
  const days = [...Map.groupBy(revisions, ({ knownAt }) => knownAt)];
  return days.slice(0, most).map(([day, revised]) => {
    const [first] = revised;
    const { value, before, source } = first!;
    const count = days.length === 1 ? total : revised.length;
    return {
      day,
      value,
      previous: before,
      happened: true,
      detail: { source, band: null, revised: { day: first!.day, count } },
    };
  });
}
