import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { nameNews } from '../../testing/name-news.ts';
import { countDays } from '../counting/count-days.ts';
import { loadRegistry } from '../registry/load-registry.ts';
import { citiesSet, countriesSet } from '../registry/sets/place-sets.ts';

let api: TestApp;
let session: string;
let [ukraine, albania, russia, moscow, actor, premier] = [0, 0, 0, 0, 0, 0];

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-15', LICENSE_POLICY: 'api' });
  await loadNames(api.db);
  await api.db.run(
    `insert into entity (id, kind, key, names, is_listed) overriding system value values (1180665, 3, 'россия', '{"ru": "Россия", "en": "Russia"}', true)`,
  );
  await loadRegistry(api.db, () => {}, [citiesSet, countriesSet]);
  session = await signInAs(api.db, { licensed: true });
  const numbered = async (scheme: string, value: string): Promise<number> =>
    (
      await api.db.query<{ id: number }>(
        'select entity_id as id from entity_identifier where scheme = $1 and value = $2',
        [scheme, value],
      )
    )[0]!.id;
  [ukraine, albania, russia] = await Promise.all([
    numbered('iso3', 'UKR'),
    numbered('iso3', 'ALB'),
    numbered('iso3', 'RUS'),
  ]);
  const [capital] = await api.db.query<{ id: number }>(
    `select s.entity_id as id from entity_statement s where s.field = 'country' and s.other_id = $1 order by s.entity_id limit 1`,
    [russia],
  );
  moscow = capital!.id;
  actor = await addPerson('Actor');
  premier = await addPerson('Premier');
  await api.db.run(
    `insert into entity_statement (entity_id, field, value, other_id, starts, ends, source, known_at)
     values ($1, 'position', 'Prime Minister of Albania', $2, '2013', '2021-06', 'wikidata_leaders', '2022-01-01')`,
    [premier, albania],
  );
  await nameNews(api.db, [
    { day: '2020-06-10', names: [actor, ukraine] },
    { day: '2020-06-10', names: [actor, ukraine, moscow] },
    { day: '2020-06-11', names: [actor] },
    { day: '2020-06-12', names: [premier] },
    { day: '2020-06-02', names: [premier, ukraine] },
    { day: '2012-06-12', names: [premier] },
  ]);
  await api.db.run(
    `update news_item set rubric_id = 4 where id = (select min(news_id) from news_item_entity where entity_id = $1)`,
    [actor],
  );
  await countDays(api.db);
});
afterAll(() => api.close());

async function addPerson(name: string): Promise<number> {
  const [made] = await api.db.query<{ id: number }>(
    `insert into entity (kind, key, names) values (2, $1, jsonb_build_object('ru', $1::text)) returning id`,
    [name],
  );
  return made!.id;
}

const rate = async (input: object, locale: 'ru' | 'en' = 'ru') =>
  (await api.call('entities/getRating', { period: 'week', ...input }, { session, locale })).body;

test('a rating of a country counts headlines that name it, its places or who heads it', async () => {
  const ofUkraine = await rate({ countryId: ukraine });
  expect(ofUkraine).toMatchObject({
    headlines: 2,
    beforeHeadlines: 1,
    country: { id: ukraine, name: 'Украина' },
  });
  expect(ofUkraine.rows.find(({ id }: { id: number }) => id === actor)).toMatchObject({
    count: 2,
    perThousand: 1000,
    outlets: 1,
    before: null,
    days: [0, 2, 0, 0, 0, 0, 0],
  });
  const ofRussia = await rate({ countryId: russia, kind: 'person' });
  expect(ofRussia).toMatchObject({ headlines: 1, rows: [{ id: actor, count: 1 }] });
  const ofAlbania = await rate({ countryId: albania });
  expect(ofAlbania).toMatchObject({ headlines: 1, beforeHeadlines: 1, rows: [{ id: premier, count: 1 }] });
});

test('who heads a country counts for it in the years of the office alone', async () => {
  const counted = await api.db.query(
    'select day::text as day from country_counted_day where country_id = $1 order by 1',
    [albania],
  );
  expect(counted).toEqual([{ day: '2020-06-02' }, { day: '2020-06-12' }]);
});

test('rubric and country narrow together; the choice lists the countries of the period, by headlines', async () => {
  const narrowed = await rate({ countryId: ukraine, rubricId: 4, kind: 'person' });
  expect(narrowed).toMatchObject({ headlines: 1, rows: [{ id: actor, count: 1, outlets: 1 }] });
  const { countries } = await rate({}, 'en');
  expect(countries[0]).toEqual({ id: ukraine, name: 'Ukraine', headlines: 2 });
  expect(
    countries
      .slice(1)
      .map(({ id }: { id: number }) => id)
      .toSorted(),
  ).toEqual([albania, russia].toSorted());
});

test('headlines of a region are of Russia; a number that is no country is refused', async () => {
  await api.db.run(
    `insert into news_item_region (news_id, yugo_id, published_at)
     select n.id, 1124665, n.published_at from news_item n join news_item_entity m on m.news_id = n.id
      where m.entity_id = $1 and n.published_at >= '2020-06-11' order by n.id limit 1`,
    [actor],
  );
  await api.db.run('update entity_counted_day set mentions = -1');
  await countDays(api.db);
  expect(await rate({ countryId: russia, kind: 'person' })).toMatchObject({
    headlines: 2,
    rows: [{ count: 2 }],
  });
  const { status, body } = await api.call('entities/getRating', { countryId: actor }, { session });
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'dossier_not_found' });
});

test('registers that are taken later count the headlines of every country anew', async () => {
  await api.db.run(`delete from entity_list where name = 'registry countries'`);
  await loadRegistry(api.db, () => {}, [countriesSet]);
  expect(await countDays(api.db)).toBeGreaterThan(0);
});
