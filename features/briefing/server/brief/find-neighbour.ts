import { countOutlets } from '#features/news/public.server.ts';
import type { IncidenceList } from '#features/regions/public.server.ts';
import { isFewToCompare } from '#platform/shared/numbers.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { listBeside } from '#statistics/places/borders.ts';
import type { Place } from '#statistics/shapes/place.ts';
import type { BriefFacts } from '../../domain/brief/brief-facts.ts';
import type { Asking } from '../screen/asking.ts';
import { startOfMoscowDay } from '../screen/place-news.ts';
import { readVolume } from './read-volume.ts';

/** Below, a per cent is chance. */
const minCases = 50;
/** Where fewer headlines than this are usual in a week, that there are none says nothing. */
const minUsual = 3;

const among = { region: 'neighbours', district: 'district', country: 'country' } as const;

/** Of the subjects beside a place the one whose cases grew fastest, from 50 a week on, with what was written of it where that tells anything. */
export async function findNeighbour(
  place: Pick<Place, 'yugoId' | 'kind'>,
  regions: IncidenceList['regions'],
  context: Asking,
): Promise<BriefFacts['neighbour']> {
  const [best] = (await listBeside(place, regions))
    .filter(({ cases7, changePercent }) => (cases7 ?? 0) >= minCases && changePercent !== null)
    .filter((row) => !isFewToCompare(row.cases7, previousOf(row)))
    .sort((a, b) => b.changePercent! - a.changePercent!);
  if (best === undefined) return null;
  return {
    yugoId: best.yugoId,
    name: best.shortName,
    among: among[place.kind],
    cases: best.cases7!,
    previous: previousOf(best),
    changePercent: best.changePercent!,
    told: await readTold(best.yugoId, context),
  };
}

/** The week before, by the week and its change. */
const previousOf = ({
  cases7,
  changePercent,
}: Pick<IncidenceList['regions'][number], 'cases7' | 'changePercent'>) =>
  Math.round(cases7! / (1 + changePercent! / 100));

/** Headlines of a week about a subject and the outlets that wrote in it at all; null where nobody writes of it in a usual week either. */
async function readTold(yugoId: number, context: Asking) {
  const { db, clock } = context;
  const { from, to, headlines, usual } = await readVolume([yugoId], dayAt(clock.news), context);
  if (headlines === 0 && (usual ?? 0) < minUsual) return null;
  const outlets = await countOutlets(db, { from: startOfMoscowDay(from), clock: clock.news });
  return { from, to, headlines, outlets };
}
