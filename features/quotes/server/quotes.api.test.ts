import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertNews } from '#features/news/testing/insert-news.ts';
import { makeNewQuotes } from './reading/make-quotes.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openFiguresApp({ AS_OF: '2020-06-08' });
  const titles = [
    'Иван Песков: «Экономика растёт быстрее прогноза»',
    'Иван Песков: нефть не подешевеет до осени, запасов нет',
    'Иван Песков: фото и биография',
    'Иван Песков: «Это было давно и неправда»',
  ];
  const ids = await insertNews(
    api.db,
    titles.map((title, index) => ({
      title,
      at: index === 3 ? '2020-04-01T10:00:00Z' : `2020-06-08T1${index}:00:00Z`,
      language: 'ru',
      rubricId: 4,
    })),
  );
  const [entity] = await api.db.query<{ id: number }>(
    `insert into entity (kind, key, names) values (2, 'песков', '{"ru": "Иван Песков", "en": "Ivan Peskov"}') returning id`,
  );
  for (const id of ids)
    await api.db.run(
      `insert into news_item_entity (news_id, entity_id, published_at, starts, ends)
       select id, $2, published_at, 0, 11 from news_item where id = $1`,
      [id, entity!.id],
    );
  await makeNewQuotes(api.db);
});
afterAll(() => api.close());

const get = async (name: string, input: object = {}) =>
  (await api.call(`quotes/${name}` as 'quotes/GetRubricQuotes', input)).body;

test('a quote that counts something of a named place has our figure of that day beside it; others stand alone', async () => {
  const [speaker] = await api.db.query<{ id: number }>(`select id from entity where key = 'песков'`);
  const said = [
    [
      'Иван Песков: за сутки в России выявили почти 9 тысяч новых случаев коронавируса',
      '2020-06-08T12:00:00Z',
    ],
    ['Иван Песков: за сутки в России выявили 8 тысяч новых случаев коронавируса', '2020-06-08T05:00:00Z'],
    ['Иван Песков: за сутки в мире выявили 100 тысяч новых случаев коронавируса', '2020-06-08T12:30:00Z'],
    ['Иван Песков: за сутки в Москве от коронавируса умерли 50 человек, это меньше', '2020-06-07T13:00:00Z'],
  ] as const;
  const ids = await insertNews(
    api.db,
    said.map(([title, at]) => ({ title, at, language: 'ru', rubricId: 12 })),
  );
  for (const id of ids)
    await api.db.run(
      `insert into news_item_entity (news_id, entity_id, published_at, starts, ends)
       select id, $2, published_at, 0, 11 from news_item where id = $1`,
      [id, speaker!.id],
    );
  await api.db.run(
    'insert into news_item_region (news_id, yugo_id, published_at) select id, 1124665, published_at from news_item where id = $1',
    [ids[3]],
  );
  await makeNewQuotes(api.db);
  const { quotes } = await get('GetRubricQuotes', { rubricId: 12, pageSize: 4 });
  const figures = quotes.map(
    ({ beside }: { beside: { yugoId: number; day: string; value: number } | null }) =>
      beside === null ? null : [beside.yugoId, beside.day, beside.value],
  );
  // By the bundled reports: Russia on 8 and 7 June 2020, deaths in Moscow on 7 June.
  expect(figures).toEqual([
    null,
    [1180665, '2020-06-08', 8985],
    [1180665, '2020-06-07', 8984],
    [1124665, '2020-06-07', 55],
  ]);
  expect(quotes[1].beside).toMatchObject({
    name: 'New COVID-19 cases',
    period: 'daily',
    newest: { day: '2020-06-08', value: 8985 },
    // By the bundled reports: the day of most new cases in Russia.
    peak: { day: '2020-05-11', value: 11_656 },
    source: { sample: false },
  });
  const { values, at } = quotes[1].beside.course;
  expect([values[at], values.length]).toEqual([8985, 46]);
  const alone = await get('GetRubricQuotes', { rubricId: 12, order: 'figures' });
  expect([alone.figureCount, alone.quotes.length]).toEqual([3, 3]);
  await api.db.run('delete from news_item where id = any($1::bigint[])', [ids]);
});

test('economics has the 295 sentences of its four record themes and two headlines, the newest headline first', async () => {
  const page = await get('GetRubricQuotes');
  // By the source file: economics 183, social policy 70, farming 21, housing 21.
  expect([page.name, page.total, page.directCount]).toEqual([
    'Economics',
    183 + 70 + 21 + 21 + 2,
    183 + 70 + 21 + 21 + 1,
  ]);
  expect(page.quotes).toHaveLength(15);
  expect(page.quotes[0]).toMatchObject({
    text: 'нефть не подешевеет до осени, запасов нет',
    isDirect: false,
    speaker: { name: 'Ivan Peskov', entityId: expect.any(Number) },
    source: 'Outlet one.example',
    date: '2020-06-08T11:00:00Z',
    themeId: 179,
  });
  expect(page.quotes[2]).toMatchObject({ date: null, newsId: null, period: '2008–2012' });
});

test('rubric leads to circles, a circle to themes, and their counts are those of the quotes', async () => {
  const rubrics = await get('GetRubricSection');
  expect(rubrics.find(({ id }: { id: number }) => id === 4).count).toBe(297);
  const circles = await get('GetScopeSection');
  const economy = circles.find(({ id }: { id: number }) => id === 4);
  expect((await get('GetScopeQuotes', { rubricId: 4 })).total).toBe(economy.count);
  const themes = await get('GetThemesSection', { scopeId: 4, rubricId: 4 });
  for (const { id, count } of themes)
    expect((await get('GetThemeQuotes', { themeId: id })).total).toBe(count);
  // Without a circle all themes that quotes are about, of all circles.
  const all: { id: number }[] = await get('GetThemesSection');
  expect(all.length).toBeGreaterThanOrEqual(8);
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([171, 174, 176, 177, 179]));
  expect((await get('GetThemeQuotes')).id).toBe(179);
  // A theme says where it stands: the rubric most of its quotes are of.
  const health = await get('GetThemeQuotes', { themeId: 176 });
  expect(health.place).toEqual({ rubricId: 12, scopeId: 2 });
  expect((await get('GetRubricQuotes')).place).toBe(null);
});

test('pages follow one another without repeating, also by people', async () => {
  const pages = await Promise.all(
    [1, 2].map((pageIndex) => get('GetThemeQuotes', { pageIndex, order: 'people', pageSize: 60 })),
  );
  const texts = pages.flatMap(({ quotes }) => quotes.map(({ text }: { text: string }) => text));
  expect(new Set(texts).size).toBe(120);
  const names = pages.flatMap(({ quotes }) =>
    quotes.map(({ speaker }: { speaker: { name: string } }) => speaker.name),
  );
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'ru')));
});

test('what the clock has not seen is not quoted; what is not there is not found', async () => {
  const early = await get('GetRubricQuotes', { asOf: '2020-04-02' });
  expect(early.quotes[0].text).toBe('Это было давно и неправда');
  expect(early.total).toBe(296);
  const status = async (name: string, input: object) =>
    (await api.call(`quotes/${name}` as 'quotes/GetRubricQuotes', input)).status;
  expect(await status('GetRubricQuotes', { rubricId: 1 })).toBe(404);
  expect(await status('GetRubricQuotes', { rubricId: 99 })).toBe(404);
  expect(await status('GetScopeQuotes', { scopeId: 9 })).toBe(404);
  expect(await status('GetThemeQuotes', { themeId: 1 })).toBe(404);
  expect(await status('GetThemeQuotes', { themeId: 0 })).toBe(400);
});

test('a followed theme is a section of the digest with the headlines that quote somebody about it; a removed one is not', async () => {
  const session = await signInAs(api.db);
  const follow = (value: number) =>
    api.call('subscriptions/subscribe', { type: 'theme', value }, { session });
  expect((await follow(9999)).status).toBe(404);
  expect((await follow(179)).body).toMatchObject({ type: 'theme', value: 179, inDigest: true });
  const digest = async () => (await api.call('digest/get', { period: 'day' }, { session })).body.sections;
  const [section] = await digest();
  expect([section.name, section.total, section.stories.map(({ title }: { title: string }) => title)]).toEqual(
    [
      'Economics',
      2,
      [
        'Иван Песков: «Экономика растёт быстрее прогноза»',
        'Иван Песков: нефть не подешевеет до осени, запасов нет',
      ],
    ],
  );
  await api.db.run(
    `insert into quote_theme (id, scope_id, rubric_id, names, is_removed) values (179, 4, 4, '{}', true)`,
  );
  expect((await digest()).map(({ sectionType }: { sectionType: string }) => sectionType)).not.toContain(
    'theme',
  );
  await api.db.run('delete from quote_theme');
});

/** A headline in which Peskov says something, tied to him; gives its id. */
async function sayOf(item: Parameters<typeof insertNews>[1][number]): Promise<number> {
  const [speaker] = await api.db.query<{ id: number }>(`select id from entity where key = 'песков'`);
  const [id] = await insertNews(api.db, [item]);
  await api.db.run(
    `insert into news_item_entity (news_id, entity_id, published_at, starts, ends)
     select id, $2, published_at, 0, 11 from news_item where id = $1`,
    [id, speaker!.id],
  );
  await makeNewQuotes(api.db);
  return id!;
}

test('a level of a place that a quote names has the newest figure of that day beside it', async () => {
  const id = await sayOf({
    title: 'Иван Песков: численность населения Москвы превысила 12 млн человек, это много',
    at: '2020-06-08T12:00:00Z',
    language: 'ru',
    rubricId: 12,
  });
  await api.db.run(
    'insert into news_item_region (news_id, yugo_id, published_at) select id, 1124665, published_at from news_item where id = $1',
    [id],
  );
  const { quotes } = await get('GetRubricQuotes', { rubricId: 12, order: 'figures', pageSize: 2 });
  expect(quotes[0].beside).toMatchObject({
    indicator: 'population_jan1',
    period: 'annual',
    yugoId: 1124665,
    day: '2019-01-01',
    peak: null,
  });
  // By the bundled population_total: 12 615 279; the residents on 1 January 2020 became known only later.
  expect(Math.round(quotes[0].beside.value / 1000)).toBe(12_615);
  await api.db.run('delete from news_item where id = $1', [id]);
});

test('English headlines are quoted too, in their own language, for readers who do not read in Russian', async () => {
  const id = await sayOf({
    title: 'Ivan Peskov says the economy will grow by the end of the year',
    at: '2020-06-08T13:00:00Z',
    language: 'en',
    rubricId: 4,
  });
  expect((await get('GetRubricQuotes', { pageSize: 3 })).quotes[0]).toMatchObject({
    text: 'the economy will grow by the end of the year',
    language: 'en',
    isDirect: false,
    themeId: 179,
    speaker: { name: 'Ivan Peskov' },
  });
  const russian = await api.call('quotes/GetRubricQuotes', {}, { locale: 'ru' });
  expect(russian.body.quotes[0].language).toBe('ru');
  await api.db.run('delete from news_item where id = $1', [id]);
});

test('of one person only their own words are given, of who said nothing none; what is no number is refused', async () => {
  const [row] = await api.db.query<{ id: number }>(`select id from entity where key = 'песков'`);
  const own = await get('getSpeakerQuotes', { entityId: row!.id });
  expect([own.total, own.directCount, own.quotes.length]).toEqual([2, 1, 2]);
  expect(own.quotes[0].text).toBe('нефть не подешевеет до осени, запасов нет');
  expect((await get('getSpeakerQuotes', { entityId: 2_000_000_000 })).total).toBe(0);
  const refused = await api.call('quotes/getSpeakerQuotes', { entityId: 'x' });
  expect(refused.status).toBe(400);
});

test('headlines are read once: what came, was corrected or went since is read again, the rest is not', async () => {
  expect(await makeNewQuotes(api.db)).toBe(0);
  const id = await sayOf({
    title: 'Иван Песков: «Кризис пройден, рост впереди»',
    at: '2020-06-08T15:00:00Z',
    language: 'ru',
    rubricId: 4,
  });
  const saidOf = async (): Promise<string[]> =>
    (await api.db.query<{ text: string }>('select text from quote_news where news_id = $1', [id])).map(
      ({ text }) => text,
    );
  expect(await saidOf()).toEqual(['Кризис пройден, рост впереди']);
  await api.db.run("insert into news_revision (news_id, seen_until, title) values ($1, now(), 'before')", [
    id,
  ]);
  await api.db.run(
    "update news_item set title = 'Иван Песков: «Кризис не пройден, спад впереди»' where id = $1",
    [id],
  );
  expect(await makeNewQuotes(api.db)).toBe(2);
  expect(await saidOf()).toEqual(['Кризис не пройден, спад впереди']);
  await api.db.run('delete from news_item where id = $1', [id]);
  expect(await makeNewQuotes(api.db)).toBe(0);
});

test('who has another kind or name later is read again by it, though no headline came', async () => {
  const change = async (words: string): Promise<number> => {
    await api.db.run(`update entity set ${words} where key = 'песков'`);
    return makeNewQuotes(api.db);
  };
  const count = async (): Promise<number> =>
    (
      await api.db.query<{ n: number }>(
        'select count(*)::int as n from quote_news where entity_id is not null',
      )
    )[0]!.n;
  const all = await count();
  // A firm says nothing in headlines.
  expect(await change('kind = 1')).toBe(all);
  expect(await count()).toBe(0);
  expect(await change('kind = 2')).toBe(all);
  const [id] = await insertNews(api.db, [
    {
      title: 'Песков заявил, что спад в экономике уже позади',
      at: '2020-06-08T16:00:00Z',
      language: 'ru',
      rubricId: 4,
    },
  ]);
  await api.db.run(
    `insert into news_item_entity (news_id, entity_id, published_at, starts, ends)
     select n.id, e.id, n.published_at, 0, 6 from news_item n, entity e where n.id = $1 and e.key = 'песков'`,
    [id],
  );
  expect(await makeNewQuotes(api.db)).toBe(1);
  // Under another surname the headline does not name who speaks.
  expect(await change(`names = '{"ru": "Иван Лещенко"}'`)).toBe(1);
  expect(await change(`names = '{"ru": "Иван Песков", "en": "Ivan Peskov"}'`)).toBe(1);
  expect(await change(`is_shown = is_shown`)).toBe(0);
  await api.db.run('delete from news_item where id = $1', [id]);
});
