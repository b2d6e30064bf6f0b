import type { RequestContext } from '#platform/server/context.ts';
import { listBegun, listLevels, listNamedLevels } from '#statistics/limitations/limitation-queries.ts';
import { listMembers, listReleasesOf } from '#features/regions/public.server.ts';
import { joinTerms } from '#services/terms/public.ts';
import { listTerms } from '#services/terms/public.server.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { monthSpan } from '../../domain/month-days.ts';
import { countByMonth, knownDays, levelLanes, listMonths, recordDays } from '../../domain/month-lanes.ts';
import type { Calendar } from './dated-event.ts';

/** More releases than a month has. */
const maxReleases = 8;

/** What lies beside the events of a month: releases, the place's own measures, the country's levels day by day. */
export async function readLanes(
  yugoId: number,
  month: string,
  { db, clock, locale }: RequestContext,
): Promise<Calendar['lanes']> {
  const known = knownDays(month, clock.day);
  if (known === null) return { until: null, releases: [], own: [], country: [], recordDays: [] };
  // From a day earlier to today: what ended as the month began, or was followed by nothing in it, changed on a day of it.
  const levelsFrom = addDays(known.from, -1);
  const [releases, terms, levels] = await Promise.all([
    listReleasesOf(db, { measure: 'cases', yugoId, day: known.to, most: maxReleases }),
    listTerms(db, { yugoId }, { ...known, day: clock.day }, locale),
    listNamedLevels(db, { from: levelsFrom, to: clock.day }, locale),
  ]);
  const lanes = levelLanes(levels, known);
  return {
    until: known.to,
    releases: releases
      .filter(({ day }) => day >= known.from)
      .map(({ day, from, to, value }) => ({ day, from, to, median: value }))
      .toReversed(),
    own: joinTerms(terms.map((term) => ({ ...term, isOwn: true }))).map(({ id, title, starts, ends }) => ({
      id,
      title,
      starts,
      ends: ends !== null && ends < clock.day ? ends : null,
    })),
    country: lanes.map(({ code, spells, changes, now }) => {
      const { name, highest } = levels.find((level) => level.code === code)!;
      return {
        code,
        name,
        highest,
        now: now && { level: now.level, text: now.text, isGeneral: now.scope !== 'targeted' },
        spells: spells.map(({ level, since: from, until: to }) => ({ level, from, to })),
        changes,
      };
    }),
    recordDays: recordDays(lanes),
  };
}

/** Of eighteen months how many measures of the place began, and how many levels of the country changed; from the first on of which anything is known. */
export async function readMonths(
  yugoId: number,
  { month, lastMonth }: { month: string; lastMonth: string },
  { db, clock, locale }: RequestContext,
): Promise<Calendar['months']> {
  const months = listMonths(month, lastMonth);
  const { from } = monthSpan(months[0]!);
  const span = { from, to: clock.day };
  const [terms, begun, levels] = await Promise.all([
    listTerms(db, { yugoId }, { ...span, day: clock.day }, locale),
    listBegun(db, await listMembers(db, yugoId), span, locale),
    listLevels(db, clock.day),
  ]);
  const recorded = new Set(terms.map(({ recordKey }) => recordKey));
  const own = [
    ...terms.filter(({ starts }) => starts >= from).map(({ starts }) => starts),
    ...begun.flatMap((row) => (row.yugoId === federalYugoId || recorded.has(row.key) ? [] : [row.since])),
  ];
  const changed = levelLanes(levels, span).flatMap(({ changes }) => changes.map(({ day }) => day));
  const [ownCounts, countryCounts] = [countByMonth(months, own), countByMonth(months, changed)];
  const counted = months.map((each, at) => ({
    month: each,
    own: ownCounts[at]!,
    country: countryCounts[at]!,
  }));
  const first = counted.findIndex((each) => each.own + each.country > 0 || each.month === month);
  return counted.slice(Math.max(0, first));
}
