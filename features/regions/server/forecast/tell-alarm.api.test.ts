import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadPlaces } from '#statistics/import/bundled/load-places.ts';
import { callNotices, noticePerson, type NoticePerson } from '#features/digest/testing/notice-people.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { sendDueLetters } from '#services/notifications/server/notices/send-letters.ts';
import { tellAlarm } from './tell-alarm.ts';

let api: TestApp;
let follower: NoticePerson;
let other: NoticePerson;
beforeAll(async () => {
  api = await openTestApp();
  await loadPlaces(api.db);
  [follower, other] = [await noticePerson(api), await noticePerson(api)];
  await api.db.run(`insert into subscription (account_id, kind, subject) values ($1, 'region', '1124665')`, [
    follower.id,
  ]);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.run('truncate forecast_score, forecast_place, forecast_issue, forecast_alarm_told');
  await api.db.run('delete from notice');
});

/** A release of a day whose week ahead was held in so many subjects. */
async function release(day: string, held: number | null): Promise<void> {
  await api.db.run(
    `with issue as (insert into forecast_issue (team, model, model_version, settings, measure, origin_day, as_of)
       values ('svodka', 'm', '1', 's', 'cases', $1::date, $1::date) returning issue_id),
     placed as (insert into forecast_place (issue_id, place_id, lack) select issue_id, yugo_id, 'x' from issue, place where kind = 'region'
       returning issue_id, place_id)
     insert into forecast_score (issue_id, place_id, horizon, known_day, observed, wis, wis_baseline, error, error_baseline, inside)
     select issue_id, place_id, 1, $1::date + 7, 1, 1, 1, 1, 1, case when row_number() over (order by place_id) <= $2::int then 80 else 100 end
       from placed where $2::int is not null`,
    [day, held],
  );
  await raiseDataVersion(api.db);
}
const told = async (person: NoticePerson) =>
  (await callNotices(api, 'getNotices', { kind: 'forecast' }, person)).body.notices;
const now = new Date('2021-10-25T09:00:00Z');

test('who follows a region is told once that forecasts begin to fail, in counts, by letter too; who follows none is not', async () => {
  await release('2021-10-10', 74);
  await release('2021-10-17', 18);
  await release('2021-10-24', null);
  expect(await tellAlarm(api.services, now)).toBe(1);
  expect(await tellAlarm(api.services, now)).toBe(0);
  const [notice] = await told(follower);
  expect(JSON.stringify(notice)).toMatch(/do not hold now.*18 regions of 85/);
  expect(await told(other)).toEqual([]);
  await sendDueLetters(api.services, new AbortController().signal);
  expect(api.letters.map(({ subject }) => subject)).toEqual(['Прогнозы случаев сейчас не\u00A0держат']);
});

test('it is told when they hold again, and not while they go on failing or holding', async () => {
  await release('2021-10-10', 18);
  await release('2021-10-17', 20);
  await release('2021-10-24', null);
  expect(await tellAlarm(api.services, now)).toBe(0);
  await release('2021-10-31', null);
  await api.db
    .run(`insert into forecast_score (issue_id, place_id, horizon, known_day, observed, wis, wis_baseline, error, error_baseline, inside)
    select issue_id, place_id, 1, '2021-10-31', 1, 1, 1, 1, 1, 50 from forecast_place join forecast_issue using (issue_id) where origin_day = '2021-10-24'`);
  await raiseDataVersion(api.db);
  expect(await tellAlarm(api.services, new Date('2021-11-01T09:00:00Z'))).toBe(1);
  expect(JSON.stringify(await told(follower))).toMatch(/hold again/);
});

test('of releases that are long past nobody is told: a first start issues years of them', async () => {
  await release('2021-10-10', 74);
  await release('2021-10-17', 18);
  await release('2021-10-24', null);
  expect(await tellAlarm(api.services, new Date('2026-11-28T09:00:00Z'))).toBe(0);
});
