import { readNewest } from '#statistics/series/newest-queries.ts';
import { isEvent, type WatchedMeasure } from '#services/notifications/public.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Rule } from '../../domain/alerts/check-alert.ts';
import { listEvents, type Look } from './read-events.ts';
import { readMeasured } from './read-measured.ts';

/** What an alert looks at. */
export interface Looking extends Pick<Rule, 'condition'> {
  yugoId: number;
  indicator: string;
  measure: WatchedMeasure;
}

/** One look: alerts of the same key see the same. */
const keyOf = ({ yugoId, indicator, measure, condition }: Looking): string =>
  [indicator, yugoId, isEvent(condition) ? condition : measure].join(' ');

/** What each alert sees of the figures and forecasts known on a day; nothing where nothing is known. Plain figures are one query, each other thing one of its own. */
export async function readLooks(
  db: Db,
  alerts: readonly Looking[],
  asOf: string,
): Promise<(alert: Looking) => Look | undefined> {
  const looks = new Map<string, Look>();
  const distinct = [...new Map(alerts.map((alert) => [keyOf(alert), alert])).values()];
  const isPlain = ({ measure, condition }: Looking) => measure === 'value' && !isEvent(condition);
  for (const { source, ...figure } of await readNewest(db, distinct.filter(isPlain), asOf))
    looks.set([figure.indicator, figure.yugoId, 'value'].join(' '), {
      ...figure,
      detail: { source, band: null, revised: null },
    });
  for (const alert of distinct.filter((each) => !isPlain(each))) {
    const look = await readOne(db, alert, asOf);
    if (look !== undefined) looks.set(keyOf(alert), look);
  }
  return (alert) => looks.get(keyOf(alert));
}

async function readOne(
  db: Db,
  { condition, measure, ...of }: Looking,
  asOf: string,
): Promise<Look | undefined> {
  if (isEvent(condition))
    return (await listEvents(db, { condition, ...of }, { asOf, most: 1, outsideOnly: false }))[0];
  if (measure === 'value') return undefined;
  const { course, source } = await readMeasured(db, { ...of, measure }, asOf, 1);
  const newest = course.at(-1);
  const detail = { source: source?.source ?? null, band: null, revised: null };
  return newest && { ...newest, detail };
}
