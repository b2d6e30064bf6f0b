import { countByPlace } from '#features/news/public.server.ts';
import { readIncidenceList } from '#features/regions/public.server.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { searchTerms } from '#newsengine/text/search-terms.ts';
import type { Source } from '#statistics/shapes/source.ts';
import { findBlindSpots, type PlaceWeek as JudgedWeek } from '../../domain/find-blind-spots.ts';
import type { Asking } from '../screen/asking.ts';
import { startOfMoscowDay } from '../screen/place-news.ts';

/** Any of these stems in a headline makes it one about COVID-19. */
const covidWords = [
  ...searchTerms('коронавирус ковид covid пандемия', 'ru'),
  ...searchTerms('coronavirus covid pandemic', 'en'),
];
/** Days of course that a week beside the one before needs. */
const weekDays = 8;

/** A week of cases of a region beside the headlines about it. */
interface PlaceWeek extends JudgedWeek {
  districtId: number | null;
}

/** The newest week that is known in the morning, region by region; null before the first report. */
export interface PlaceWeeks {
  week: { from: string; to: string } | null;
  weeks: PlaceWeek[];
  source: Source | null;
}

/** Reads the newest week of cases of every region, without headlines. */
export async function readCaseWeeks(
  asked: Asking,
): Promise<Pick<PlaceWeeks, 'week' | 'source'> & { weeks: Omit<PlaceWeek, 'headlines'>[] }> {
  const { day, regions, source } = await readIncidenceList(asked, weekDays);
  if (day === null) return { week: null, weeks: [], source };
  const weeks = regions.flatMap(({ yugoId, shortName: name, districtId, cases7, changePercent }) =>
    cases7 === null || changePercent === null
      ? []
      : [{ yugoId, name, districtId, cases: cases7, changePercent }],
  );
  return { week: { from: addDays(day, -6), to: day }, weeks, source };
}

/** Reads the week of every region, with headlines of a rubric, or about COVID-19 without one. */
export async function readPlaceWeeks(asked: Asking, rubricId?: number): Promise<PlaceWeeks> {
  const { week, weeks, source } = await readCaseWeeks(asked);
  if (week === null) return { week, weeks: [], source };
  const { db, clock } = asked;
  const counts = await countByPlace(db, {
    from: startOfMoscowDay(week.from),
    clock: [startOfMoscowDay(addDays(week.to, 1)), clock.news].sort((a, b) => a.getTime() - b.getTime())[0]!,
    words: rubricId === undefined ? covidWords : [],
    rubricId,
  });
  const written = weeks.map((each) => ({ ...each, headlines: counts.get(each.yugoId) ?? 0 }));
  return { week, weeks: written, source };
}

/** Where a week moved and nobody wrote: in the district of a region, or in the whole country. */
export function silentNear({ weeks }: PlaceWeeks, yugoId: number | null): PlaceWeek[] {
  const district = weeks.find((each) => each.yugoId === yugoId)?.districtId ?? null;
  return findBlindSpots(weeks.filter(({ districtId }) => district === null || districtId === district))
    .silent;
}
