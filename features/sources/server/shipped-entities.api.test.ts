import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openHostileServer, type HostileServer } from '#platform/server/testing/hostile-server.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { play, recorded, type Played } from '../testing/play-answers.ts';
import { accountsFile } from '../testing/accounts-file.ts';
import { claimSource, keepRecipe } from './keeping/source-queries.ts';
import { readShippedRecipes } from './reading/shipped-recipes.ts';
import { runSource } from './running/run-source.ts';
import { sourceToolsOf } from './source-tools.ts';

let api: TestApp;
let server: HostileServer;
let keeper: string;
const played: Played = { status: 200, type: 'application/json', body: '' };

beforeAll(async () => {
  api = await openTestApp({ FEED_NETWORKS: '127.0.0.1/32', AS_OF: '2024-12-31' });
  await loadNames(api.db);
  // Regions themselves are dossiers: a head's position leads to one.
  await api.db.run(
    `with region as (insert into entity (id, kind, key, names) overriding system value
       values (1124616, 3, 'tatarstan', '{"ru": "Татарстан"}') returning id)
     insert into entity_name (entity_id, language, name, is_usual, words) select id, 'ru', 'Татарстан', true, '{}' from region`,
  );
  keeper = await signInAs(api.db, { roles: [9], licensed: true });
  server = await openHostileServer({ '/played': play(played) });
});
afterAll(async () => {
  await sourceToolsOf(api.services.config).close();
  await server.close();
  await api.close();
});

async function fetchShipped(code: string, body: unknown) {
  const recipe = (await readShippedRecipes()).get(code)!;
  const request = { ...recipe.request, address: `${server.address}/played`, pauseMs: 0 };
  // A few records of a test: one that is wrong is many of them.
  const checks = { ...recipe.checks, refusedShare: 0.5 };
  await keepRecipe(api.db, { ...recipe, request, checks });
  played.body = typeof body === 'string' ? body : JSON.stringify(body);
  return (await api.call('sources/run', { code }, { session: keeper })).body;
}
const idOf = async (value: string) =>
  (
    await api.db.query<{ id: number }>(
      'select entity_id::int as id from entity_identifier where value = $1',
      [value],
    )
  )[0]?.id;
const dossier = async (type: string, number: string) =>
  (
    await api.call(
      ':type/GetDossierHeader',
      { type, id: await idOf(number) },
      { session: keeper, locale: 'ru' },
    )
  ).body;

/** What a source says of whom, by their numbers. */
const statementsBy = (source: string) =>
  api.db.query<{ number: string }>(
    `select i.value as number, s.field, s.value, s.starts, s.ends, s.other_id from entity_statement s
       join entity_identifier i on i.entity_id = s.entity_id and i.scheme = 'wikidata'
      where s.source = $1 order by 1, 2, 3, 4`,
    [source],
  );
const rollBack = (code: string, runId: number) =>
  api.call('sources/rollBack', { code, runId }, { session: keeper });

const term = (id: string | null, more: Record<string, string>) =>
  Object.fromEntries(
    Object.entries({ ...more, ...(id !== null && { id }) }).map(([name, value]) => [
      name,
      { type: 'literal', value },
    ]),
  );
const anna = { iso: 'RU-TA', ru: 'Анна Тестова', en: 'Anna Testova', office: 'раис Татарстана' };

test('heads of regions of Wikidata stand in dossiers with their terms; what has no number is nobody’s, an unknown region leads nowhere', async () => {
  const bindings = [
    term('Q999000001', { ...anna, from: '2010-03-25', until: '2015-09' }),
    term('Q999000001', { ...anna, from: '2015' }),
    { ...term(null, anna), id: { type: 'bnode', value: 't284055162' } },
    term('Q999000002', { iso: 'RU-XX', ru: 'Иван Иной', from: '2020' }),
  ];
  const run = await fetchShipped('wikidata_heads', { head: { vars: [] }, results: { bindings } });
  expect(run).toMatchObject({ outcome: 'written', counts: { records: 4, fresh: 3, refused: 1 } });
  expect(run.refusals[0]).toMatchObject({ row: 3, codes: ['entity_nobody'] });
  const { name, statements } = await dossier('person', 'Q999000001');
  expect(name).toBe('Анна Тестова');
  expect(
    statements.map(
      ({
        text,
        starts,
        ends,
        other,
      }: {
        text: string;
        starts: string;
        ends: string;
        other: { name: string } | null;
      }) => [text, starts, ends, other?.name],
    ),
  ).toEqual(
    expect.arrayContaining([
      ['раис Татарстана', '2010-03-25', '2015-09', 'Татарстан'],
      ['раис Татарстана', '2015', null, 'Татарстан'],
    ]),
  );
});

test('a later answer takes the place of the earlier one; the same again, and one that is refused, change nothing', async () => {
  const answer = (more: Record<string, string>) => ({
    head: {},
    results: { bindings: [term('Q999000001', more)] },
  });
  const count = async () =>
    (
      await api.db.query(
        `select count(*)::int as count from entity_statement where source = 'wikidata_heads'`,
      )
    )[0];
  expect(await fetchShipped('wikidata_heads', answer({ ...anna, from: '2016' }))).toMatchObject({
    outcome: 'written',
  });
  expect(await count()).toEqual({ count: 1 });
  expect(await fetchShipped('wikidata_heads', answer({ ...anna, from: '2016' }))).toMatchObject({
    outcome: 'unchanged',
  });
  expect(await fetchShipped('wikidata_heads', answer({ iso: 'RU-TA', en: 'Anna' }))).toMatchObject({
    outcome: 'refused',
    reason: 'missing_columns',
  });
  expect(await count()).toEqual({ count: 1 });
});

test('a run of dossiers is taken back: what it gave goes, what stood before returns, what people wrote meanwhile stays', async () => {
  const heads = (...bindings: object[]) => ({ head: { vars: [] }, results: { bindings } });
  const boris = { iso: 'RU-TA', ru: 'Борис Прежний', office: 'раис Татарстана' };
  const before = await statementsBy('wikidata_heads');
  const first = await fetchShipped(
    'wikidata_heads',
    heads(term('Q999000001', { ...anna, from: '2018' }), term('Q999000003', { ...boris, from: '2001' })),
  );
  const afterFirst = await statementsBy('wikidata_heads');
  const second = await fetchShipped(
    'wikidata_heads',
    heads(
      term('Q999000001', { ...anna, ru: 'Анна Новофамильная', from: '2019' }),
      term('Q999000004', { ...boris, ru: 'Виктор Лишний', from: '2020' }),
      term('Q999000005', { ...boris, ru: 'Глеб Замеченный', from: '2020' }),
    ),
  );
  expect((await statementsBy('wikidata_heads')).map(({ number }) => number)).toContain('Q999000004');
  // A person writes of two of them meanwhile, one of whom only this run brought.
  for (const number of ['Q999000001', 'Q999000005'])
    await api.db.run(
      `insert into entity_statement (entity_id, field, value, source, known_at)
       select $1::int, 'born', '1960-01-02', min(code), current_date from source where code <> 'wikidata_heads'`,
      [await idOf(number)],
    );
  const runs = async () =>
    (await api.call('sources/getSource', { code: 'wikidata_heads' }, { session: keeper })).body.runs;
  const [last, earlier] = await runs();
  expect([last.id, last.canRollBack, earlier.canRollBack]).toEqual([second.id, true, false]);
  expect((await rollBack('wikidata_heads', first.id)).status).toBe(404);

  expect((await rollBack('wikidata_heads', second.id)).body).toEqual({ hidden: 3 });
  expect(await statementsBy('wikidata_heads')).toEqual(afterFirst);
  expect(await idOf('Q999000004')).toBeUndefined();
  const namesLike = (name: string) =>
    api.db.query('select entity_id from entity_name where name = $1', [name]);
  expect(await namesLike('Анна Новофамильная')).toEqual([]);
  expect(await namesLike('Виктор Лишний')).toEqual([]);
  expect(await namesLike('Глеб Замеченный')).toHaveLength(1);
  const { statements } = await dossier('person', 'Q999000001');
  expect(statements.map(({ text }: { text: string }) => text)).toEqual(
    expect.arrayContaining(['1960-01-02', 'раис Татарстана']),
  );
  // The run before it is the newest one now.
  expect((await rollBack('wikidata_heads', first.id)).status).toBe(200);
  expect(await statementsBy('wikidata_heads')).toEqual(before);
  expect(await idOf('Q999000003')).toBeUndefined();
});

test('records of GLEIF, as recorded and of a Russian company, give dossiers their LEI and ОГРН', async () => {
  const { data } = JSON.parse(recorded('gleif-two-records.json').toString());
  const russian = structuredClone(data[0]);
  Object.assign(russian.attributes, { lei: '253400M18U5TB02TW421' });
  Object.assign(russian.attributes.entity, {
    legalName: { name: 'ПАО Лютик', language: 'ru' },
    otherNames: [],
    legalAddress: { country: 'RU', region: 'RU-MOW' },
    registeredAt: { id: 'RA000499' },
    registeredAs: '1027700132195',
    creationDate: '1991-06-20T00:00:00Z',
  });
  const wrong = structuredClone(russian);
  wrong.attributes.lei = '253400M18U5TB02TW422';
  wrong.attributes.entity.registeredAs = null;
  const records = [...data, russian, wrong];
  const run = await fetchShipped('gleif_russia', { data: records });
  expect(run).toMatchObject({ outcome: 'written', counts: { records: 4, fresh: 3, refused: 1 } });
  const { name, identifiers, statements } = await dossier('company', '253400M18U5TB02TW421');
  expect(name).toContain('Лютик');
  expect(identifiers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ scheme: 'ogrn', value: '1027700132195', isChecked: true }),
    ]),
  );
  expect(statements).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'founded', text: '1991-06-20' }),
      expect.objectContaining({ field: 'country', text: 'Россия' }),
    ]),
  );
});

test('accounts of a year out of Parquet go to companies that have a dossier, in roubles; all others are passed over', async () => {
  await api.db.run(
    `insert into entity_identifier (entity_id, scheme, value, source)
     select entity_id, 'inn', '7707083893', source from entity_identifier where scheme = 'lei' and value = '253400M18U5TB02TW421'`,
  );
  const others = 60_000;
  const file = accountsFile(24_525, others);
  const bring = async (bytes: Uint8Array) => {
    await claimSource(api.db, 'rfsd_accounts');
    return runSource({ db: api.db, config: api.services.config }, 'rfsd_accounts', 'command', bytes);
  };
  expect(await bring(file)).toMatchObject({
    outcome: 'written',
    plan: { counts: { records: others + 1, passed: others, fresh: 1, refused: 0 } },
  });
  const { body } = await api.call(
    'entities/getCompanyFinance',
    { id: await idOf('7707083893') },
    { session: keeper },
  );
  expect(body.account).toMatchObject({
    year: 2019,
    revenue: 24_525_000,
    profit: -507_000,
    assets: 4_280_000,
  });
  // A later edition of the year is taken back: the accounts of before stand again.
  const revenue = async () =>
    (await api.db.query(`select revenue from company_account where inn = '7707083893' and year = 2019`))[0];
  const { runId } = await bring(accountsFile(30_000, 5));
  expect(await revenue()).toEqual({ revenue: 30_000_000 });
  await rollBack('rfsd_accounts', runId);
  expect(await revenue()).toEqual({ revenue: 24_525_000 });
  expect(await bring(file.subarray(0, 3000))).toMatchObject({
    outcome: 'refused',
    refusal: { reason: 'bad_parquet' },
  });
});
