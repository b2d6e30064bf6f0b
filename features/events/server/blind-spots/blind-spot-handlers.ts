import type { Routes } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { countByPlace } from '#features/news/server-door.ts';
import { getPlace, readIncidenceList } from '#features/regions/server-door.ts';
import { searchTerms } from '#newsengine/text/search-terms.ts';
import type { blindSpotContract } from '../../contract/blind-spot-calls.ts';
import { findBlindSpots } from '../../domain/blind-spots/find-blind-spots.ts';
import { atMorning } from '../screen/event-clock.ts';
import { startOfMoscowDay } from '../screen/place-news.ts';

/** Any of these stems in a headline makes it one about COVID-19. */
const covidWords = [
  ...searchTerms('коронавирус ковид covid пандемия', 'ru'),
  ...searchTerms('coronavirus covid pandemic', 'en'),
];
const maxShown = 10;
/** Days of course that a week beside the one before needs. */
const weekDays = 8;

/** Handlers of the call about blind spots. */
export const blindSpotRoutes: Routes<typeof blindSpotContract> = {
  async 'event/getBlindSpots'({ yugoId, rubricId }, asked) {
    const context = atMorning(asked);
    const { db, clock } = context;
    const place = await getPlace(yugoId, context);
    const { day, regions, source } = await readIncidenceList(context, weekDays);
    const district = place.kind === 'district' ? yugoId : place.districtId;
    const districtName = place.kind === 'district' ? place.shortName : place.districtName;
    if (day === null) return { week: null, districtName, silent: [], loud: [], headlines: 0, source };
    const week = { from: addDays(day, -6), to: day };
    const counts = await countByPlace(db, {
      from: startOfMoscowDay(week.from),
      clock: [startOfMoscowDay(addDays(day, 1)), clock.news].sort((a, b) => a.getTime() - b.getTime())[0]!,
      words: rubricId === undefined ? covidWords : [],
      rubricId,
    });
    const weeks = regions.flatMap(({ yugoId: id, shortName, districtId, cases7, changePercent }) =>
      cases7 === null || changePercent === null
        ? []
        : [
            {
              yugoId: id,
              name: shortName,
              districtId,
              cases: cases7,
              changePercent,
              headlines: counts.get(id) ?? 0,
            },
          ],
    );
    const near = weeks.filter(({ districtId }) => district === null || districtId === district);
    return {
      week,
      districtName,
      silent: findBlindSpots(near).silent.slice(0, maxShown),
      loud: findBlindSpots(weeks).loud.slice(0, maxShown),
      headlines: weeks.reduce((sum, { headlines }) => sum + headlines, 0),
      source,
    };
  },
};
