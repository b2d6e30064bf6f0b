import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { loadGazetteer } from '#features/news/server/gazetteer/load-gazetteer.ts';
import { mentionKey } from '#newsengine/entities/mention-key.ts';
import { normalForm } from '#newsengine/entities/normal-form.ts';
import { nameNews } from '../../testing/name-news.ts';
import { makeNewCallings } from '../callings/make-callings.ts';
import { makeNewSupport } from '../support/make-support.ts';
import { makeProposals } from '../proposals/make-proposals.ts';
import { makeNewForms } from './entity-forms.ts';
import { countDays } from '../counting/count-days.ts';
import { loadRegistry } from '../registry/load-registry.ts';
import { issuersSet } from '../registry/sets/company-sets.ts';
import { bodiesSet } from '../registry/sets/government-sets.ts';
import { lawsSet } from '../registry/sets/body-sets.ts';

const [company, person, body] = [1, 2, 4];
let api: TestApp;
let session: string;
let editor: string;
const ids: Record<string, number> = {};

/** A name as the news bring it, whatever kind the tagger took it for. */
async function readInNews(name: string, kind: number): Promise<number> {
  const [row] = await api.db.query<{ id: number }>(
    `insert into entity (kind, key, names) values ($1, $2, $3::jsonb) returning id`,
    [kind, mentionKey(name), JSON.stringify({ ru: name })],
  );
  return row!.id;
}

async function listedAs(name: string): Promise<number> {
  const [row] = await api.db.query<{ id: number }>(
    `select id from entity where is_listed and names ->> 'ru' = $1`,
    [name],
  );
  return row!.id;
}

const keptOf = async (id: number): Promise<number> =>
  (
    await api.db.query<{ id: number }>('select coalesce(merged_into, id) as id from entity where id = $1', [
      id,
    ])
  )[0]!.id;

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  [session, editor] = await Promise.all([signInAs(api.db), signInAs(api.db, { roles: [3] })]);
  await loadNames(api.db);
  await loadGazetteer(api.db);
  // The news come first, as on an installation that takes the registers later.
  ids['bank'] = await listedAs('Сбербанк');
  ids['formal'] = await readInNews('ПАО «Сбербанк России»', company);
  ids['office'] = await readInNews('Минздрава', person);
  ids['health'] = await listedAs('Министерство здравоохранения России');
  ids['club'] = await listedAs('«Зенит»');
  await nameNews(api.db, [
    { day: '2020-06-01', title: 'Банк один', names: [ids['bank']!] },
    { day: '2020-06-02', title: 'Банк два', names: [ids['formal']!] },
    { day: '2020-06-03', title: 'Ведомство', names: [ids['office']!, ids['bank']!] },
  ]);
  await countDays(api.db);
  await api.call('subscriptions/subscribe', { type: 'entity', value: ids['formal'] }, { session });
  await api.call(
    'search/saveSearch',
    { name: 'Минздрав', question: { entities: [ids['office']] } },
    { session },
  );
  await loadRegistry(api.db, () => {}, [issuersSet, bodiesSet, lawsSet]);
  await countDays(api.db);
});
afterAll(() => api.close());

const header = async (type: string, id: number) =>
  (await api.call(':type/GetDossierHeader', { type, id }, { session, locale: 'ru' })).body;

test('the bank of the list, of the exchange and of the news is one dossier with its facts and its headlines', async () => {
  const { id, identifiers, mentions } = await header('company', ids['formal']!);
  expect(id).toBe(ids['bank']);
  expect(identifiers).toContainEqual(expect.objectContaining({ scheme: 'inn', value: '7707083893' }));
  expect(mentions.headlines).toBe(3);
  expect(await keptOf(ids['club']!)).toBe(ids['club']);
});

test('an office that was read as a person leads on to the office, whatever its address says', async () => {
  expect(await header('person', ids['office']!)).toMatchObject({ id: ids['health'], kind: 'government' });
});

test('what a reader kept of one that was joined finds all headlines of the other, and nothing of it was rewritten', async () => {
  const kept = await api.db.query(`select subject::int as id from subscription where kind = 'entity'`);
  expect(kept).toEqual([{ id: ids['formal'] }]);
  const found = async (entity: number) =>
    (await api.call('news/getSearchFacets', { entities: [entity] }, { session, locale: 'ru' })).body.total;
  expect(await found(ids['formal']!)).toBe(3);
  expect(await found(ids['office']!)).toBe(1);
});

test.each([
  [
    body,
    [
      'Минздрав',
      'Минобороны',
      'МИД',
      'МВД',
      'Минфин',
      'Минюст',
      'Минтранс',
      'Минэнерго',
      'Минкультуры',
      'ФСБ',
      'ФНС',
      'Генпрокуратура',
      'Следственный комитет',
      'Госдума',
      'Совет Федерации',
      'Центробанк',
    ],
  ],
  [
    8,
    [
      'Конституция',
      'Уголовный кодекс',
      'Трудовой кодекс',
      'Семейный кодекс',
      'Бюджетный кодекс',
      'Жилищный кодекс',
      'Земельный кодекс',
      'Лесной кодекс',
      'Воздушный кодекс',
      'Градостроительный кодекс',
    ],
  ],
  [
    company,
    [
      'Сбербанк',
      'ВТБ',
      'Яндекс',
      'Аэрофлот',
      'Газпром',
      'Роснефть',
      'Лукойл',
      'Новатэк',
      'Норникель',
      'МТС',
      'МегаФон',
      'Ростелеком',
      'Магнит',
      'Северсталь',
      'Русал',
      'Татнефть',
      'Транснефть',
      'Росатом',
      'Ростех',
      'РЖД',
      'Альфа-Банк',
    ],
  ],
])('of kind %i each is there once: %j', async (kind, names) => {
  const found = await api.db.query<{ key: string; ids: number[] }>(
    `select n.key, array(select distinct coalesce(e.merged_into, e.id) from entity_form f join entity e on e.id = f.entity_id
        join entity k on k.id = coalesce(e.merged_into, e.id) where f.form = n.key and k.kind = $2 order by 1) as ids
       from unnest($1::text[]) as n (key)`,
    [names.map((name) => normalForm(mentionKey(name), kind)), kind],
  );
  expect(found.filter((row) => row.ids.length !== 1)).toEqual([]);
});

test('the registers taken again join nobody anew, and what an editor parts stays two with its own headlines', async () => {
  const [merge] = await api.db.query<{ id: number; version: number }>(
    `select m.merge_id::int as id, k.version from entity_merge m join entity k on k.id = m.kept_id where m.gone_id = $1`,
    [ids['formal']],
  );
  const undone = await api.call(
    'entities/undoMerge',
    { mergeId: merge!.id, version: merge!.version },
    { session: editor },
  );
  expect(undone.status).toBe(200);
  await countDays(api.db);
  expect((await header('company', ids['formal']!)).mentions.headlines).toBe(1);
  expect((await header('company', ids['bank']!)).mentions.headlines).toBe(2);
  const before = await api.db.query('select count(*) from entity_merge');
  await api.db.run(`delete from entity_list where name like 'registry %'`);
  await loadRegistry(api.db, () => {}, [issuersSet, bodiesSet, lawsSet]);
  expect(await api.db.query('select count(*) from entity_merge')).toEqual(before);
  expect(await keptOf(ids['formal']!)).toBe(ids['formal']);
});

test('the queue proposes what no rule joins, an editor joins it or keeps it as two, and either can be taken back', async () => {
  const ask = (name: Parameters<TestApp['call']>[0], input: object, as = editor) =>
    api.call(name, input, { session: as, locale: 'ru' });
  const town = await readInNews('Кострома Град', 3);
  const club = await readInNews('Кострома Град', company);
  for (const day of ['2020-06-01', '2020-06-02'])
    await nameNews(api.db, [{ day, title: 'Град', names: [town, club] }]);
  await countDays(api.db);
  await makeNewForms(api.db);
  expect(await makeProposals(api.db)).toBeGreaterThan(0);
  const pairOf = async () => {
    const { body } = await ask('entities/getProposals', {});
    return body.pairs.find(({ kept, gone }: { kept: { id: number }; gone: { id: number } }) =>
      [kept.id, gone.id].every((id) => id === town || id === club),
    );
  };
  expect((await ask('entities/getProposals', {}, session)).status).toBe(403);
  const pair = await pairOf();
  expect(pair).toMatchObject({
    why: 'kind',
    kept: { headlines: 2, example: 'Град' },
    gone: { statements: 0 },
  });
  const apart = await ask('entities/keepApart', { id: town, otherId: club });
  expect(await pairOf()).toBeUndefined();
  expect((await ask('entities/keepApart', { id: club, otherId: town })).body).toEqual(apart.body);
  expect((await ask('entities/undoApart', apart.body)).status).toBe(200);
  expect((await ask('entities/undoApart', apart.body)).status).toBe(404);
  const merge = { id: pair.kept.id, goneId: pair.gone.id, version: pair.kept.version, reason: 'Одно' };
  expect((await ask('entities/merge', merge)).status).toBe(400);
  const made = await ask('entities/merge', { ...merge, acrossKinds: true });
  expect(made.status).toBe(200);
  expect(await pairOf()).toBeUndefined();
  expect((await ask('entities/undoMerge', made.body)).status).toBe(200);
  // What was undone is an editor's word too.
  expect(await pairOf()).toBeUndefined();
});

test('what a headline calls a person stands in the dossier with the headline as proof, and is read once', async () => {
  const [other, actor] = [await readInNews('Прочее', 7), await readInNews('Кирин', person)];
  await nameNews(api.db, [{ day: '2020-06-04', title: 'Ещё актёр Кирин ушёл', names: [other, actor] }]);
  expect(await makeNewCallings(api.db)).toBeGreaterThan(0);
  expect(await makeNewCallings(api.db)).toBe(0);
  const { statements } = await header('person', actor);
  expect(statements).toEqual([
    expect.objectContaining({
      field: 'calling',
      text: 'актёр',
      starts: '2020-06-04',
      source: 'svodka_headlines',
      link: expect.stringContaining('https://names.example/'),
    }),
  ]);
});

test('a name of which headlines say too little has no page, and what a reader follows keeps it', async () => {
  const [other, unsaid, followed] = [
    await readInNews('Второе', 7),
    await readInNews('Зорин', company),
    await readInNews('Ларин', company),
  ];
  await api.db.run(
    `insert into subscription (account_id, kind, subject) select id, 'entity', $1 from account limit 1`,
    [followed],
  );
  await nameNews(api.db, [
    { day: '2020-06-05', title: 'Ещё видели Зорин вновь', names: [other] },
    { day: '2020-06-05', title: 'Там видели', names: [unsaid] },
    { day: '2020-06-05', title: 'Здесь были', names: [followed] },
  ]);
  expect(await makeNewSupport(api.db)).toBeGreaterThan(0);
  expect(await makeNewSupport(api.db)).toBe(0);
  const statusOf = async (id: number) =>
    (await api.call(':type/GetDossierHeader', { type: 'company', id }, { session, locale: 'ru' })).status;
  expect([await statusOf(unsaid), await statusOf(followed)]).toEqual([404, 200]);
  expect((await api.db.query('select from news_item_entity where entity_id = $1', [unsaid])).length).toBe(1);
  // A list or a register that comes later gives the page back.
  await api.db.run(
    `insert into entity_identifier (scheme, value, entity_id, source)
     select 'inn', '7700000040', $1, source from entity_identifier where scheme = 'inn' limit 1`,
    [unsaid],
  );
  await makeNewSupport(api.db);
  expect(await statusOf(unsaid)).toBe(200);
});
