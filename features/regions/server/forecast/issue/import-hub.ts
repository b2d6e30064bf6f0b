import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { readOperatorFile, UnreadableFileError } from '#statistics/import/csv/operator-file.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { findSpan } from '#statistics/series/daily-columns.ts';
import { hubColumns } from '#features/regions/domain/forecast/hub-rows.ts';
import {
  arrangeHub,
  readHub,
  type HubBounds,
  type HubLine,
  type HubRefusal,
  type HubSeries,
} from '#features/regions/domain/forecast/read-hub.ts';
import { codes } from '#features/regions/domain/region/indicator-codes.ts';
import { freezeRelease, ownTeam } from './issue-queries.ts';

const farDay = '2199-12-31';

/** What an import did; with refusals nothing was frozen. */
export interface HubReport {
  refused: HubRefusal[];
  frozen: number;
  /** Releases that stand already: what was issued is never changed. */
  kept: number;
}

/** Freezes another team's forecasts out of a file in the hubs' format; the job scores them as it does ours. */
export async function importHub(db: Db, bytes: AsyncIterable<Buffer>, team: string): Promise<HubReport> {
  const refuse = (reason: string, row = 1): HubReport => ({ refused: [{ row, reason }], frozen: 0, kept: 0 });
  if (!/^[\p{L}\d][\p{L}\d ._-]{0,59}$/u.test(team) || team.toLowerCase() === ownTeam)
    return refuse(`team ${team}: up to 60 letters and digits, and not ${ownTeam}`);
  const bounds = await readBounds(db);
  if (bounds === null) return refuse('there are no reports yet to forecast from');
  try {
    const [head, ...lines] = await listLines(bytes);
    const arranged = arrangeHub(head?.cells ?? [], lines);
    if (arranged === null) return refuse(`the header must be ${hubColumns.join()}`);
    const { series, refused } = readHub(arranged, bounds);
    return refused.length > 0 ? { refused, frozen: 0, kept: 0 } : await freezeAll(db, series, team);
  } catch (error) {
    if (error instanceof UnreadableFileError) return refuse(error.message, error.row);
    throw error;
  }
}

async function listLines(bytes: AsyncIterable<Buffer>): Promise<HubLine[]> {
  const lines: HubLine[] = [];
  for await (const line of (await readOperatorFile(bytes)).rows) lines.push(line);
  return lines;
}

async function readBounds(db: Db): Promise<HubBounds | null> {
  const { first, last } = await findSpan(db, codes.casesTotal, federalYugoId, farDay);
  if (first === null || last === null) return null;
  const places = await listPlaces(db, 'en');
  const named = places.flatMap(({ iso, yugoId }) => (iso ? [[iso, yugoId] as const] : []));
  return { places: new Map([...named, ['RU', federalYugoId]]), first, last };
}

/** All of a file or nothing of it. */
async function freezeAll(db: Db, series: readonly HubSeries[], team: string): Promise<HubReport> {
  const releases = [...Map.groupBy(series, ({ measure, originDay }) => `${measure}|${originDay}`).values()];
  const outcomes: boolean[] = [];
  await db.transaction(async (tx) => {
    for (const places of releases) outcomes.push(await freeze(tx, places, team));
  });
  const frozen = outcomes.filter(Boolean).length;
  if (frozen > 0) await raiseDataVersion(db);
  return { refused: [], frozen, kept: outcomes.length - frozen };
}

function freeze(db: Db, places: readonly HubSeries[], team: string): Promise<boolean> {
  const { measure, originDay } = places[0]!;
  const none = places.map(() => null);
  return freezeRelease(
    db,
    { team, model: team, modelVersion: '1', settings: 'imported', measure, originDay, asOf: originDay },
    {
      weeks: 4,
      yugoId: places.map(({ yugoId }) => yugoId),
      lastWeek: none,
      trend: none,
      daily: none,
      quantiles: places.map(({ quantiles }) => `{${quantiles.join()}}`),
      warnings: places.map(() => '[]'),
      lack: none,
      needed: none,
      got: none,
    },
  );
}
