import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import type { Db } from '#platform/server/db/db.ts';
import { listCoverage } from '#statistics/indicators/coverage-queries.ts';
import { readCourses } from '#statistics/series/course-lists.ts';
import { answerOf, choiceOf, isNear, questions } from '../../testing/analyst-questions.ts';

const [russia, tatarstan, moscow] = [1180665, 1124616, 1124665];

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await openFiguresApp({ AS_OF: '2024-12-31' });
  session = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const ask = (input: object, locale = 'en') => api.call('explore/getView', input, { session, locale });
const view = async (input: object, locale = 'en') => (await ask(input, locale)).body;
const poverty = { indicators: ['poverty_rate'], from: '2000', to: '2020' };

test('a place, its neighbours and the country: values, unit, source, what is drawn in colour, and a finding that is true', async () => {
  const found = await view({ ...poverty, places: ['RU-TA', `border-${tatarstan}`, 'RU'] });
  expect(found.places).toHaveLength(10);
  const own = found.series.find(({ yugoId }: { yugoId: number }) => yugoId === tatarstan);
  expect([own.start, own.end, own.points.length]).toEqual([8.1, 6.6, 10]);
  expect(own.difference).toBeCloseTo(-1.5);
  expect(found.title).toBe('Tatarstan: down 1.5 points, 2011–2020');
  expect(found.lead).toContain('That is the lowest value of 9.');
  expect([found.lines[0], found.lines.length, found.lines.includes(russia)]).toEqual([tatarstan, 5, true]);
  const [measure] = found.measures;
  expect([measure.unit.code, measure.inPoints, measure.possible]).toEqual([
    'percent',
    true,
    ['asIs', 'index', 'change'],
  ]);
  expect(measure.sources[0].knownAt).toMatch(/^20\d\d-/);
});

test('the same choice says something else in every form it can be drawn in, each sentence once and as that form itself says it', async () => {
  const chosen = { ...poverty, places: ['RU-TA', `border-${tatarstan}`, 'RU'] };
  const { others, regions } = await view(chosen);
  expect(others.map(({ form }: { form: string }) => form)).toEqual(['map', 'slope', 'multiples', 'rank']);
  expect(others.find(({ form }: { form: string }) => form === 'slope').lead).toMatch(
    /: [\d.]+ points in 2011, [\d.]+ points in 2020\.$/,
  );
  for (const { form, title } of others) expect((await view({ ...chosen, form })).title).toBe(title);
  expect(regions).toHaveLength(85);
  const ends = new Map(
    (await view({ ...chosen, form: 'map' })).series.map((each: { yugoId: number; end: number }) => [
      each.yugoId,
      each.end,
    ]),
  );
  for (const { yugoId, values } of regions) expect(values).toEqual([ends.get(yugoId) ?? null]);
});

test('one place has a line and a map, two indicators a scatter beside; an index of some places has no map, of all it has', async () => {
  const formsOf = async (input: object): Promise<string[]> =>
    (await view(input)).others.map(({ form }: { form: string }) => form);
  const one = { ...poverty, places: ['RU-TA'] };
  expect(await formsOf(one)).toEqual(['map']);
  expect(await formsOf({ ...one, indicators: ['poverty_rate', 'unemployment_rate'] })).toEqual([
    'map',
    'scatter',
  ]);
  expect(await formsOf({ ...one, transform: 'index' })).toEqual([]);
  expect(await formsOf({ ...poverty, places: [`in-${russia}`], transform: 'index' })).toContain('map');
  const perHead = { indicators: ['grp'], places: [String(moscow)], to: '2019', transform: 'perHead' };
  const { regions } = await view(perHead);
  expect(regions.find(({ yugoId }: { yugoId: number }) => yugoId === moscow).values[0]).toBeCloseTo(
    1_556_000,
    -4,
  );
});

test('a view is a file for programs at an address of its own: the same values and rights, read by whoever parts it by commas', async () => {
  const query = 'indicators=poverty_rate&places=RU-TA&from=2019&to=2020';
  const headers = { cookie: `svodka_id=${session}`, locale: 'en' };
  const answer = await api.app.inject({ url: `/api/explore/getView.csv?${query}`, headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, ...rows] = answer.body
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const at = (name: string): number => head!.indexOf(name);
  const { series } = await view({
    indicators: ['poverty_rate'],
    places: ['RU-TA'],
    from: '2019',
    to: '2020',
  });
  expect(rows.map((row) => ({ day: row[at('day')], value: Number(row[at('value')]) }))).toEqual(
    series[0].points,
  );
  expect(rows[0]![at('newest_known_at')]).toMatch(/^20\d\d-/);
  const keyOf = async (scopes: string[]): Promise<string> =>
    (await api.call('account/createApiKey', { name: 'Notebook', scopes }, { session })).body.key;
  const byKey = async (scopes: string[]) =>
    api.app.inject({
      url: `/api/explore/getView.csv?${query}`,
      headers: { authorization: `Bearer ${await keyOf(scopes)}`, locale: 'en' },
    });
  expect((await byKey(['public', 'licensed'])).body).toBe(answer.body);
  expect((await byKey(['public'])).statusCode).toBe(403);
  const statusOf = async (url: string, more = {}) => (await api.app.inject({ url, ...more })).statusCode;
  expect(await statusOf(`/api/explore/getView.csv?${query}`)).toBe(401);
  expect(await statusOf('/api/explore/getView.csv?indicators=no_such', { headers })).toBe(404);
  expect(await statusOf('/api/explore/getView.csv', { headers })).toBe(400);
});

test('anybody has a view as it was known thirty days ago, in any form, and never what became known later', async () => {
  const chosen = { ...poverty, places: ['RU-TA'], form: 'map' };
  const open = async (input: object) => (await api.call('explore/getOpenView', input, { locale: 'en' })).body;
  const shown = await open(chosen);
  expect(shown.asOf).toBe('2024-12-01');
  expect(shown.title).toBe(
    (await api.call('explore/getView', { ...chosen, asOf: '2024-12-01' }, { session, locale: 'en' })).body
      .title,
  );
  expect((await open({ ...chosen, asOf: '2024-12-31' })).asOf).toBe('2024-12-01');
  expect((await api.call('explore/getView', chosen, {})).status).toBe(401);
});

test('values become an index, a change or a sum per head; what makes no sense is refused in a sentence', async () => {
  const end = async (input: object) => (await view(input)).series[0].end;
  const places = [String(tatarstan)];
  expect(await end({ ...poverty, places, transform: 'index' })).toBeCloseTo((100 * 6.6) / 8.1);
  expect(
    await end({ indicators: ['grp'], to: '2019', places: [String(moscow)], transform: 'perHead' }),
  ).toBeCloseTo(1_556_000, -4);
  const refused = await view({ ...poverty, places, transform: 'perHead' });
  expect([refused.measures[0].transform, refused.series[0].end]).toEqual(['asIs', 6.6]);
  expect(refused.notes[0].text).toContain('makes no sense of it');
});

test('all regions are ranked where no place is said, and a district without a row is added up of its regions', async () => {
  const ranked = await view({ ...poverty, form: 'rank' });
  expect(ranked.places.filter(({ kind }: { kind: string }) => kind === 'region')).toHaveLength(85);
  expect(ranked.title).toMatch(/^Highest: Tuva.*; lowest: /);
  const added = await view({
    indicators: ['grp'],
    places: ['1180603', 'in-1180603'],
    from: '2019',
    to: '2019',
  });
  const [district, ...regions] = added.series.map(({ end }: { end: number }) => end);
  expect(district).toBeCloseTo(
    regions.reduce((sum: number, each: number) => sum + each, 0),
    -3,
  );
  expect(added.notes.map(({ kind }: { kind: string }) => kind)).toContain('added');
});

test('two units are not laid on one scale: the view says so and is offered as a scatter with its correlation', async () => {
  const indicators = ['unemployment_rate', 'average_wage'];
  const mixed = await view({ indicators, places: [String(tatarstan)] });
  expect(mixed.notes.find(({ kind }: { kind: string }) => kind === 'mixedUnits').text).toContain(
    'two measures',
  );
  const scatter = await view({
    indicators: ['unemployment_rate', 'poverty_rate'],
    form: 'scatter',
    to: '2020',
  });
  expect(scatter.correlation).toBeGreaterThan(0.5);
  expect(scatter.title).toContain('the second mostly is too');
  const sized = await view({
    indicators: ['unemployment_rate', 'poverty_rate', 'population_jan1'],
    form: 'scatter',
    to: '2020',
  });
  expect([sized.title, sized.correlation]).toEqual([scatter.title, scatter.correlation]);
  const third = sized.series.filter(({ measure }: { measure: number }) => measure === 2);
  expect(third.length).toBeGreaterThan(80);
  expect(third.every(({ end }: { end: number }) => end > 10_000)).toBe(true);
});

test('what cannot be shown is said in a sentence', async () => {
  const answers = {
    indicator: await ask({ indicators: ['happiness'] }),
    place: await ask({ ...poverty, places: ['999'] }),
    word: await ask({ ...poverty, places: ['Narnia'] }),
    time: await ask({ ...poverty, from: 'spring' }),
    none: await ask({ indicators: [] }),
    many: await ask({ ...poverty, places: Array.from({ length: 10_000 }, (_, at) => String(at + 1)) }),
    past: await ask({ ...poverty, places: Array.from({ length: 101 }, (_, at) => String(at + 1)) }),
    four: await ask({ indicators: ['poverty_rate', 'grp', 'average_wage', 'unemployment_rate'] }),
  };
  expect(Object.values(answers).map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'indicator_not_found'],
    [404, 'region_not_found'],
    [400, 'bad_request'],
    [400, 'bad_request'],
    [400, 'bad_request'],
    [400, 'bad_request'],
    [400, 'bad_request'],
    [400, 'bad_request'],
  ]);
  expect(answers.past.body.fields[0].message).toContain('at most 100 places');
  expect(answers.four.body.fields[0].message).toContain('at most three indicators');
  expect(answers.word.body.fields[0].message).toContain('A place is a number or a code');
  expect(answers.time.body.fields[0].message).toContain('A time is a year');
  const outside = await view({ ...poverty, places: [String(tatarstan)], from: '1950', to: '1960' });
  expect(outside.notes[0]).toEqual({ kind: 'outside', text: expect.stringContaining('They are known for') });
  const notesOf = async (time: object) =>
    (await view({ ...poverty, places: [String(tatarstan)], ...time })).notes.map(
      ({ kind }: { kind: string }) => kind,
    );
  expect(await notesOf({ from: '2015', to: '2010' })).toEqual(['reversed']);
  expect(await notesOf({ from: '2015-06', to: '2015' })).not.toContain('reversed');
  const daily = await view({ indicators: ['covid_cases_new'], places: [`in-${russia}`] });
  const count = daily.series.reduce(
    (sum: number, { points }: { points: object[] }) => sum + points.length,
    0,
  );
  expect(count).toBeLessThanOrEqual(20_000);
  expect(daily.notes.map(({ kind }: { kind: string }) => kind)).toContain('cut');
});

test('a figure published after the clock is not shown', async () => {
  const input = { indicators: ['unemployment_rate'], places: ['1124605'] };
  expect((await view({ ...input, asOf: '2021-09-20' })).ends.last).toBe('2019-12-31');
  expect((await view({ ...input, asOf: '2024-12-31' })).ends.last > '2019-12-31').toBe(true);
});

test('indicators are found by what people call them, in five languages, whichever one the reader has', async () => {
  const first = async (text: string, locale: string) =>
    (await api.call('explore/findIndicators', { text }, { locale })).body.indicators[0]?.indicator;
  const asked = [
    ['ВРП', 'ru', 'grp'],
    ['ИПЦ', 'ru', 'cpi'],
    ['зарплата', 'ru', 'average_wage'],
    ['безработица', 'ru', 'unemployment_rate'],
    ['unemployment', 'en', 'unemployment_rate'],
    ['失業率', 'ja', 'unemployment_rate'],
    ['desemprego', 'pt', 'unemployment_rate'],
    ['paro', 'es', 'unemployment_rate'],
    ['зарплата', 'en', 'average_wage'],
    ['GRP', 'ru', 'grp'],
    ['desempleo', 'pt', 'unemployment_rate'],
  ] as const;
  for (const [text, locale, code] of asked) expect([text, await first(text, locale)]).toEqual([text, code]);
  const { body } = await api.call('explore/findIndicators', { text: 'unicorns' }, { locale: 'en' });
  expect(body).toEqual({ total: 0, families: [], indicators: [] });
});

test('an indicator tells its sources with licences, the years of every region, and what each release brought', async () => {
  const told = async (indicator: string) =>
    (await api.call('explore/getIndicator', { indicator }, { locale: 'en' })).body;
  const product = await told('grp');
  expect(product.sources.map(({ licence }: { licence: string }) => licence)).not.toContain('');
  expect([product.dims, product.found.regions, product.coverage.length]).toEqual(['', 85, 85]);
  const crimea = product.coverage.find(({ yugoId }: { yugoId: number }) => yugoId === 1124691);
  expect([crimea.years[0] >= 2014, product.years[0]]).toEqual([true, 2000]);
  const sum = (name: string) =>
    product.releases.reduce((total: number, each: Record<string, number>) => total + each[name]!, 0);
  // The yearbook of 2021 tells 2016 and 2017 otherwise than that of 2019 does.
  expect([sum('changed'), sum('differing') >= 170]).toEqual([0, true]);
  expect(product.words).toContain('gross regional product');
  expect([product.isSum, product.uses, product.next]).toEqual([true, ['overview'], null]);
  expect((await told('population_by_age')).dims).toMatch(/^sex=female;age=/);
  expect((await api.call('explore/getIndicator', { indicator: 'happiness' })).status).toBe(404);
});

test('the revision log has every value that the releases count, what stood before it, and a feed of what was revised', async () => {
  const log = async (input: object) =>
    (await api.call('explore/listRevisions', input, { session, locale: 'en' })).body;
  const product = await log({ indicator: 'grp', place: tatarstan, most: 500 });
  const differing = product.revisions.find(({ day }: { day: string }) => day === '2017-12-31');
  // 2 114.2 billion in the yearbook of 2019, 2 264.7 in that of 2021.
  expect(differing).toMatchObject({ place: 'Tatarstan', period: '2017', kind: 'editions' });
  expect(differing.value / differing.before).toBeCloseTo(1.071, 3);
  await api.db.run(
    `insert into fact (series_id, day, known_at, load_id, value)
     select f.series_id, f.day, '2022-01-01', f.load_id, f.value + 1
       from series s join fact f on f.series_id = s.series_id
      where s.indicator = 'poverty_rate' and s.place_id = $1 and f.day = '2019-12-31' and s.dims = ''`,
    [tatarstan],
  );
  const poor = await log({ indicator: 'poverty_rate', revisedOnly: 'true' });
  expect(poor.total).toBe(1);
  const [newest] = poor.revisions;
  expect(newest).toMatchObject({
    place: 'Tatarstan',
    period: '2019',
    kind: 'revised',
    knownAt: '2022-01-01',
  });
  expect(newest.value - newest.before).toBeCloseTo(1);
  const feed = await api.app.inject('/en/feeds/revisions/poverty_rate.rss');
  expect([feed.statusCode, feed.headers['content-type']]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  expect(feed.body).toContain(`Tatarstan, 2019: was ${newest.before}, is ${newest.value}`);
  expect(feed.body).toContain('1 value revised');
  expect((await api.app.inject('/en/feeds/revisions/happiness.rss')).statusCode).toBe(404);
  expect((await api.call('explore/listRevisions', { indicator: 'grp' })).status).toBe(401);
});

test('the values of a view and the span of all indicators are ranges of the index, not a scan of the facts', async () => {
  await api.db.run('analyze');
  const plans: string[] = [];
  const explaining: Db = {
    ...api.db,
    async rows(shape, sql, values) {
      const plan = await api.db.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
      plans.push(plan.map((line) => line['QUERY PLAN']).join('\n'));
      return api.db.rows(shape, sql, values);
    },
  };
  await readCourses(explaining, [{ indicator: 'grp', dims: '' }], [moscow, tatarstan], '2021-10-20');
  await listCoverage(explaining, '2021-10-20');
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toContain('fact_pkey');
    expect(plan).not.toContain('Seq Scan on fact');
  }
});

test('questions of analysts in five languages have their answer in a view: each figure as it was computed from the files, and no change is told of one time', async () => {
  const { indicators } = (await api.call('explore/findIndicators', { most: 1000 })).body;
  const loaded = new Set(indicators.map(({ indicator }: { indicator: string }) => indicator));
  const answerable = questions.filter(({ expect: { indicators: meant } }) =>
    meant.every(({ id }) => loaded.has(id)),
  );
  expect(answerable.length).toBeGreaterThan(40);
  const wrong = [];
  for (const question of answerable) {
    const { body } = await ask(choiceOf(question), question.lang);
    const found = answerOf(question, body.series);
    if (!isNear(found, question.answer)) wrong.push([question.text, found, question.answer]);
    if (body.ends.first === body.ends.last)
      expect(body.title).not.toMatch(/без изменений|unchanged|横ばい|sem mudança|sin cambios/);
    expect(`${body.title} ${body.lead}`).not.toMatch(/\.\./);
  }
  expect(wrong).toEqual([]);
  const { lead } = await view({
    indicators: ['unemployment_rate'],
    places: ['RU-DA'],
    from: '2020',
    to: '2020',
  });
  expect(lead).toBe('Number 4 of 85, counted from the highest.');
});
