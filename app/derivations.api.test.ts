import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { loadLists } from '#features/news/server/import-corpus.ts';
import { indexTexts } from '#features/news/server/search/index-texts.ts';
import { mention } from '#features/news/testing/insert-entities.ts';
import { insertStories } from '#features/news/testing/insert-stories.ts';
import { makeNewSupport } from '#features/entities/server/support/make-support.ts';
import { makeNewOfficeNews } from '#features/entities/server/offices/make-office-news.ts';
import { makeNewQuotes } from '#features/quotes/server/reading/make-quotes.ts';
import { makeNewCallings } from '#features/entities/server/callings/make-callings.ts';
import { makeNewForms } from '#features/entities/server/joining/entity-forms.ts';
import { readName, storeNames } from '#features/entities/server/registry/store-names.ts';
import { mentionKey } from '#newsengine/entities/mention-key.ts';
import { isRenewed, renew, type Derivation } from '#platform/server/derived/derivation.ts';
import { derivedRenewal } from '#platform/server/derived/renewal-job.ts';
import { derivations, renewedOtherwise } from './derivations.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let api: TestApp;
let session: string;
let newsId: number;
const runJob = (signal = new AbortController().signal) =>
  derivedRenewal(api.services, derivations).work({}, signal);
const columns = derivations.flatMap((derivation) => derivation.columns);

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  session = await signInAs(api.db, { roles: [12] });
  const [story] = await insertStories(api.db, [
    [
      { title: 'Нефтяники Костромы ждут', at: '2020-06-08T12:00:00Z', language: 'ru', source: 'a.example' },
      { title: 'Актёр Иван Лебедев ждёт', at: '2020-06-08T11:00:00Z', language: 'ru', source: 'b.example' },
      {
        title: 'Иван Лебедев назначен губернатором Костромской области',
        at: '2020-06-08T10:00:00Z',
        language: 'ru',
        source: 'c.example',
      },
      {
        title: 'Иван Лебедев: «Нефть подорожает к осени»',
        at: '2020-06-08T09:00:00Z',
        language: 'ru',
        source: 'd.example',
      },
    ],
  ]);
  newsId = story!.newsIds[0]!;
  const [, called, appointed, quoting] = story!.newsIds;
  const person = await insertEntity('Иван Лебедев', 'иван лебедев', false, 2);
  for (const id of [called!, appointed!]) await mention(api.db, id, person, 'Иван Лебедев');
  await mention(api.db, quoting!, person, 'Иван Лебедев');
  await api.db.run(
    `insert into news_text (news_id, html, origin) values ($1, '<p>Цены на бензин растут</p>', 'own')`,
    [newsId],
  );
  await indexTexts(api.db);
  await api.call('muting/muteWord', { word: 'Ёлка зелёная' }, { session });
  const { body } = await api.call(
    'search/saveSearch',
    { name: 'Все', question: { text: 'нефтяники "цены на бензин"', any: 'ждут', exclude: 'снег' } },
    { session },
  );
  await api.call('alerts/watchSearch', { id: body.id, on: true }, { session });
  await api.db.run(
    `insert into custom_branch (names, codes, search_key) values ('{"ru":"Ёлки"}', '{"02"}', 'елки')`,
  );
});
afterAll(() => api.close());

async function insertEntity(name: string, key: string, isListed = false, kind = 1): Promise<number> {
  const [row] = await api.db.query<{ id: number }>(
    `insert into entity (kind, key, names, is_listed) values ($4, $1, $2::jsonb, $3) returning id`,
    [key, JSON.stringify({ ru: name }), isListed, kind],
  );
  return row!.id;
}

/** What the database holds in a table of the registered columns, but for numbers that count up. */
const read = async (): Promise<Record<string, unknown>> => {
  const held: Record<string, unknown> = {};
  for (const column of columns) {
    const [table, name] = column.split('.');
    held[column] = await api.db.query(
      `select ${name}::text as value from ${table} where ${name} is not null order by 1`,
    );
  }
  return held;
};

/** As rules of another day would have made it: every stem and word with a letter more. */
const otherRules: Readonly<Record<string, string>> = {
  'entity_statement.value': `update entity_statement set value = 'old' where source = 'svodka_headlines'`,
  'entity.key': `update entity set key = replace(key, ' ', 'й ') || 'й'`,
  'muted.word': `update muted set word = replace(word, 'е', 'Ё')`,
  'search_watch.*': `update search_watch set title_query = '''old''', any_query = '''old''', unwanted_query = '''old''', text_query = '''old''',
     title_patterns = '{old}', any_patterns = '{old}', unwanted_patterns = '{old}', rules = '{}'`,
  'news_item.search_terms': `update news_item set search_terms = array_to_tsvector(array['old'])`,
  'news_search_text.terms': `update news_search_text set terms = '''old'':1A'`,
  'office_news.turn': `update office_news set turn = case turn when 'takes' then 'leaves' else 'takes' end`,
  'quote_news.*': `update quote_news set text = 'old', is_direct = not is_direct`,
  'entity.is_shown': 'update entity set is_shown = not is_shown',
  'entity_form.form': `update entity_form set form = form || 'й'`,
  'entity_name.words': `update entity_name set words = array['old']`,
  'entity_word.*': `update entity_word set word = word || 'й', reversed = 'old'`,
  'news_story_state.*': 'update news_story_state set rank = 1, day_source_count = 9',
  'news_item.score': 'update news_item set score = 1',
  'custom_branch.search_key': `update custom_branch set search_key = 'old' where not is_shipped`,
};

beforeEach(() => api.db.run('update derivation set version = $1', ['of another day']));

test('every registered column is made anew on the database, also after the work was ended in its midst', async () => {
  const id = await insertEntity('Завод «Метиз»', mentionKey('Завод Метиз'));
  const named = { id, language: 'ru', isUsual: true, isFresh: true, ...readName('Завод «Метиз»')! };
  await storeNames(api.db, [named]);
  await makeNewForms(api.db);
  await makeNewCallings(api.db);
  await makeNewSupport(api.db);
  await makeNewOfficeNews(api.db);
  await makeNewQuotes(api.db);
  const before = await read();
  // A question fills those parts of a watch alone that it asks with.
  for (const column of columns.filter((name) => !name.startsWith('search_watch.')))
    expect(before[column], `${column} has nothing in it`).not.toEqual([]);
  for (const sql of Object.values(otherRules)) await api.db.run(sql);
  const spoilt = await read();
  for (const column of columns) expect(spoilt[column], column).not.toEqual(before[column]);
  const ending = new AbortController();
  const halves = derivations.map((derivation): Derivation => ({
    ...derivation,
    async renewPage(tx, after) {
      const page = await derivation.renewPage(tx, after, 1);
      ending.abort();
      return page;
    },
  }));
  await expect(derivedRenewal(api.services, halves).work({}, ending.signal)).rejects.toThrow();
  await runJob();
  expect(await read()).toEqual(before);
  for (const derivation of derivations)
    expect(await isRenewed(api.db, derivation), derivation.name).toBe(true);
});

test('a second time nothing is read and nothing changes', async () => {
  await runJob();
  const version = await api.db.query('select version from data_version');
  await runJob();
  expect(await api.db.query('select version from data_version')).toEqual(version);
});

test('an entity whose key changed is the same one, by its earlier key too; two that become one are joined with all that follows them', async () => {
  const bank = await insertEntity('Кострома Банк', 'костромы банк');
  const twin = await insertEntity('Костромы Банк', 'костромой банк');
  await mention(api.db, newsId, twin, 'Костромы');
  await api.db.run(
    `insert into subscription (account_id, kind, subject) select id, 'entity', $1 from account limit 1`,
    [twin],
  );
  await api.db.run(
    `insert into category (account_id, name, entity_ids) select id, 'Свои', array[$1::int] from account limit 1`,
    [twin],
  );
  const { body } = await api.call(
    'search/saveSearch',
    { name: 'Банк', question: { entities: [twin] } },
    { session },
  );
  await runJob();
  const key = mentionKey('Кострома Банк');
  expect(
    await api.db.query('select id, key, merged_into from entity where id in ($1, $2) order by id', [
      bank,
      twin,
    ]),
  ).toEqual([
    { id: bank, key, merged_into: null },
    { id: twin, key: `${key} ${twin}`, merged_into: bank },
  ]);
  expect(
    await api.db.query(
      'select key, entity_id from entity_former_key where entity_id in ($1, $2) order by entity_id',
      [bank, twin],
    ),
  ).toEqual([
    { key: 'костромы банк', entity_id: bank },
    { key: 'костромой банк', entity_id: twin },
  ]);
  expect(await api.db.query('select entity_id from news_item_entity where news_id = $1', [newsId])).toEqual([
    { entity_id: bank },
  ]);
  expect(
    await api.db.query(`select subject::int as subject from subscription where kind = 'entity'`),
  ).toEqual([{ subject: bank }]);
  expect(await api.db.query('select entity_ids from category')).toEqual([{ entity_ids: [bank] }]);
  expect(
    await api.db.query(`select question -> 'entities' as entities from saved_search where id = $1`, [
      body.id,
    ]),
  ).toEqual([{ entities: [bank] }]);
});

test('two that exchange their keys both get their own, and are two', async () => {
  const [first, second] = [mentionKey('Ветлугин'), mentionKey('Ветлуга')];
  const one = await insertEntity('Ветлугин', second);
  const two = await insertEntity('Ветлуга', first);
  await runJob();
  expect(
    await api.db.query('select id, key, merged_into from entity where id in ($1, $2) order by id', [
      one,
      two,
    ]),
  ).toEqual([
    { id: one, key: first, merged_into: null },
    { id: two, key: second, merged_into: null },
  ]);
});

test('lists that are read by other rules are read anew: keys, aliases and names stand once', async () => {
  await loadLists(api.db);
  const held = () =>
    api.db.query(
      `select e.key, a.key as alias from entity e join entity_alias a on a.entity_id = e.id where e.is_listed order by 1, 2`,
    );
  const before = await held();
  await api.db.run(`update entity_alias set key = key || 'й' where key ~ '^[а-к]'`);
  await api.db.run(`update entity_list set stamp = 'of another day'`);
  await api.db.run('update derivation set version = $1', ['of another day']);
  await api.db.run(
    `update entity set key = regexp_replace(key, '$', 'ъ') where is_listed and key ~ '^[а-я]{4,}$'`,
  );
  await loadLists(api.db);
  expect(await held()).toEqual(before);
});

test('every column of stems and terms is registered', async () => {
  const found = await api.db.query<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
       join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema and t.table_type = 'BASE TABLE'
      where c.table_schema = 'public'
        and (c.udt_name in ('tsvector', 'tsquery') or c.column_name ~ '^(stems?|search_key|words?|aliases|vector)$')`,
  );
  // What a notice says, in the words of its hour; what was asked or reported, as it was typed.
  const plain = ['notice.words', 'ask_unanswered.words', 'figure_report.words'];
  const known = new Set([...columns, ...Object.keys(renewedOtherwise), ...plain]);
  expect(found.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

test('one that was made anew by this process is not asked for again', async () => {
  const [derivation] = derivations;
  await renew(api.db, derivation!);
  expect(await renew(api.db, derivation!)).toBe(0);
});
