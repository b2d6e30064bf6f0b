import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openHostileServer, type HostileServer } from '#platform/server/testing/hostile-server.ts';
import { countSets } from '#services/exports/server/catalogue/catalogue-job.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { play, recorded, type Played } from '../testing/play-answers.ts';
import { claimDueSource, claimSource, findSource, keepRecipe } from './keeping/source-queries.ts';
import { holdSource } from './keeping/hold-source.ts';
import { findNextRelease } from './keeping/next-release.ts';
import { openRun } from './keeping/run-queries.ts';
import { stopRun } from './keeping/run-progress.ts';
import { readShippedRecipes } from './reading/shipped-recipes.ts';
import { followRun, RunStopped } from './running/follow-run.ts';
import { runSource } from './running/run-source.ts';
import { sourceToolsOf } from './source-tools.ts';

let api: TestApp;
let server: HostileServer;
let keeper: string;
let reader: string;
const played: Played = { status: 200, type: 'text/xml', body: recorded('cbr-usd.xml') };
const russia = 1_180_665;

beforeAll(async () => {
  api = await openTestApp({ FEED_NETWORKS: '127.0.0.1/32' });
  await loadNames(api.db);
  keeper = await signInAs(api.db, { roles: [9] });
  reader = await signInAs(api.db, { roles: [10, 11], licensed: true });
  server = await openHostileServer({ '/played': play(played), '/slow': () => {} });
});
afterAll(async () => {
  await sourceToolsOf(api.services.config).close();
  await server.close();
  await api.close();
});

type Call = Parameters<TestApp['call']>[0];
const call = (name: Call, input: object = {}, session = keeper) => api.call(name, input, { session });
const run = async (code: string) => (await call('sources/run', { code })).body;
const valueOf = async (indicator: string, dims: string, day: string, asOf = '2100-01-01') =>
  (
    await api.db.query(
      'select value, known_at::text as known from place_values($1, $2, $3, $4) where day = $5',
      [indicator, dims, russia, asOf, day],
    )
  )[0];
const answer = (body: string | Uint8Array, more: Partial<Played> = {}) =>
  Object.assign(played, { status: 200, type: 'text/xml', body }, more);
const today = new Date().toISOString().slice(0, 10);

/** The shipped recipe of a code, asked of the played server. */
async function playRecipe(code: string, more: object = {}): Promise<void> {
  const recipe = (await readShippedRecipes()).get(code)!;
  const request = { ...recipe.request, address: `${server.address}/played`, pauseMs: 0, ...more };
  await keepRecipe(api.db, { ...recipe, request });
}
const rates = (last: string): Uint8Array =>
  Buffer.from(Buffer.from(recorded('cbr-usd.xml')).toString('latin1').replaceAll('116,0847', last), 'latin1');

test('nothing is fetched, and nothing is due, before somebody switches a source on', async () => {
  await playRecipe('cbr_currencies', { each: { name: 'currency', values: ['R01235', 'R01239'] } });
  const { body } = await call('sources/getSources');
  expect(body.sources).toHaveLength((await readShippedRecipes()).size);
  expect(new Set(body.sources.map(({ state }: { state: string }) => state))).toEqual(
    new Set(['off', 'brought']),
  );
  expect(await claimDueSource(api.db)).toBeNull();
  expect(server.requests).toHaveLength(0);
  expect((await call('sources/getSources', {}, reader)).status).toBe(403);
  expect((await call('sources/run', { code: 'cbr_currencies' }, reader)).status).toBe(403);
  expect((await call('sources/getSource', { code: 'nobody' })).status).toBe(404);
});

test('a trial tells what would come and writes nothing; a run writes all of it, and the same again is nothing new', async () => {
  const { body: trial } = await call('sources/tryOut', { code: 'cbr_currencies' });
  expect(trial).toMatchObject({ outcome: 'written', counts: { records: 6, fresh: 6, refused: 0, held: 0 } });
  expect(trial.figures[0]).toMatchObject({ indicator: 'exchange_rate', value: 93.5589, kind: 'fresh' });
  expect(await valueOf('exchange_rate', 'currency=usd', '2022-03-10')).toBeUndefined();
  expect(server.requests[0]!.headers['user-agent']).toContain('Svodka');

  expect(await run('cbr_currencies')).toMatchObject({ outcome: 'written', counts: { fresh: 6 } });
  expect(await valueOf('exchange_rate', 'currency=usd', '2022-03-10')).toEqual({
    value: 116.0847,
    known: '2022-03-10',
  });
  const loads = await api.db.query('select count(*)::int as count from data_load');
  expect(await run('cbr_currencies')).toMatchObject({ outcome: 'unchanged' });
  expect(await api.db.query('select count(*)::int as count from data_load')).toEqual(loads);
  expect((await call('sources/getSources')).body.week).toMatchObject([
    { code: 'cbr_currencies', fresh: 6, changed: 0, refused: 0, held: 0 },
  ]);
});

test('a small revision is a new vintage of today, a sharp one waits, is accepted, and is rolled back', async () => {
  answer(rates('116,5'));
  expect(await run('cbr_currencies')).toMatchObject({
    outcome: 'written',
    counts: { fresh: 0, changed: 2, same: 4 },
  });
  const day = ['exchange_rate', 'currency=usd', '2022-03-10'] as const;
  expect(await valueOf(...day)).toEqual({ value: 116.5, known: today });
  expect(await valueOf(...day, '2022-12-31')).toEqual({ value: 116.0847, known: '2022-03-10' });

  // Another day: what was known today cannot be replaced today.
  await api.db.run('update fact set known_at = known_at - 1 where known_at = current_date');
  answer(rates('130,0'));
  expect(await run('cbr_currencies')).toMatchObject({ counts: { changed: 0, held: 2 } });
  expect((await valueOf(...day))!['value']).toBe(116.5);
  const { body } = await call('sources/getSource', { code: 'cbr_currencies' });
  expect(body.recipe.needsFile).toBe(false);
  expect(body.source).toMatchObject({ state: 'held', held: 2 });
  expect(body.held[0]).toMatchObject({ reason: 'revision', before: 116.5, value: 130 });
  const usd = body.held.find(({ dims }: { dims: string }) => dims === 'currency=usd').id;
  const rest = body.held.map(({ id }: { id: number }) => id).filter((id: number) => id !== usd);
  const decide = (ids: number[], decision: string) =>
    call('sources/decide', { code: 'cbr_currencies', ids, decision });
  expect((await decide([usd], 'accepted')).body).toEqual({ decided: 1 });
  expect((await decide(rest, 'rejected')).body).toEqual({ decided: 1 });
  expect((await decide([usd], 'accepted')).body).toEqual({ decided: 0 });
  expect((await valueOf(...day))!['value']).toBe(130);
  expect((await valueOf('exchange_rate', 'currency=eur', '2022-03-10'))!['value']).toBe(116.5);

  const { body: after } = await call('sources/getSource', { code: 'cbr_currencies' });
  const [last] = after.runs;
  expect(last).toMatchObject({ outcome: 'written' });
  expect((await call('sources/rollBack', { code: 'cbr_currencies', runId: last.id })).body).toEqual({
    hidden: 1,
  });
  expect((await valueOf(...day))!['value']).toBe(116.5);
  expect(await api.db.query('select value from fact_hidden')).toEqual([{ value: 130 }]);
  expect((await call('sources/rollBack', { code: 'cbr_currencies', runId: last.id })).status).toBe(404);
});

test.each([
  ['a page with status 200', '<!DOCTYPE html><title>Checking your browser</title>', {}, 'html_instead'],
  ['403', 'no', { status: 403 }, 'http_error'],
  ['429', 'later', { status: 429 }, 'http_error'],
  ['half a file', '<ValCurs><Record Date="01.03.2022"><Nominal>1</Nom', {}, 'cut_off'],
  [
    'a renamed element',
    '<ValCurs><Record Date="01.03.2022"><Nominal>1</Nominal><Rate>1</Rate></Record></ValCurs>',
    {},
    'missing_columns',
  ],
])('%s is refused with its reason, and nothing is half-loaded', async (_name, body, more, reason) => {
  answer(body, more);
  const before = await api.db.query('select count(*)::int as count from fact');
  expect(await run('cbr_currencies')).toMatchObject({ outcome: 'refused', reason });
  expect(await api.db.query('select count(*)::int as count from fact')).toEqual(before);
});

test('the third refusal switches a source off, an empty day does not; one worker at a time runs it', async () => {
  const code = 'cbr_currencies';
  const { version } = (await findSource(api.db, code))!;
  expect((await call('sources/setState', { code, isOn: true, version: version + 7 })).status).toBe(409);
  expect((await call('sources/setState', { code, isOn: true, version })).status).toBe(200);
  answer('<ValCurs ID="R01235"></ValCurs>');
  expect(await run(code)).toMatchObject({ outcome: 'unchanged' });
  answer('sorry', { status: 500 });
  for (const isOn of [true, true, false]) {
    await run(code);
    expect((await findSource(api.db, code))!.isOn).toBe(isOn);
  }
  const { body } = await call('sources/getSource', { code });
  expect(body.source.state).toBe('stopped');
  expect(await claimSource(api.db, code)).toBe(true);
  expect((await call('sources/run', { code })).status).toBe(409);
});

test('a run holds its source for as long as it lives; a process that died gives it back, and writes nothing any more', async () => {
  const code = 'cbr_key_rate';
  expect(await claimSource(api.db, code)).toBe(true);
  const hold = await holdSource(api.db, code, 0.6);
  await wait(1_500);
  expect(await claimSource(api.db, code)).toBe(false);
  await api.db.transaction((tx) => hold.confirm(tx));
  // The process dies: nobody puts the end off.
  hold.end();
  await wait(1_000);
  expect(await claimSource(api.db, code)).toBe(true);
  const other = await holdSource(api.db, code);
  await expect(api.db.transaction((tx) => hold.confirm(tx))).rejects.toThrow('another worker');
  other.end();
  await api.db.run('update source_recipe set claimed_until = null where code = $1', [code]);
});

test('a run under way shows its step, is stopped from the desk, writes nothing, and counts as no refusal of its source', async () => {
  const code = 'cbr_key_rate';
  await playRecipe(code, {});
  const recipe = (await findSource(api.db, code))!.recipe;
  await keepRecipe(api.db, { ...recipe, request: { ...recipe.request, address: `${server.address}/slow` } });
  const running = run(code);
  const shown = async () => (await call('sources/getSource', { code })).body;
  await expect
    .poll(async () => (await shown()).runs[0]?.progress, { timeout: 8_000 })
    .toMatchObject({ step: 'fetching' });
  const { source, runs } = await shown();
  expect(source.state).toBe('running');
  const stop = (session?: string) => call('sources/stopRun', { code, runId: runs[0].id }, session);
  expect((await stop(reader)).status).toBe(403);
  expect((await stop()).status).toBe(200);
  expect(await running).toMatchObject({ outcome: 'refused', reason: 'stopped', progress: null });
  expect((await stop()).status).toBe(404);
  expect((await findSource(api.db, code))!).toMatchObject({ failures: 0, isRunning: false });
  // Whoever stops it at the last moment is obeyed too: what would be published asks first.
  const runId = await openRun(api.db, code, 'desk');
  const followed = followRun(api.db, runId);
  await api.db.transaction((tx) => followed.confirm(tx));
  await stopRun(api.db, code, runId);
  await expect(api.db.transaction((tx) => followed.confirm(tx))).rejects.toThrow(RunStopped);
  followed.end();
});

test('the yearbooks come as a file an operator brings; closed values are no numbers, other codes are passed over', async () => {
  expect(await run('tochno_regions')).toMatchObject({ outcome: 'refused', reason: 'needs_file' });
  const { body: yearbooks } = await call('sources/getSource', { code: 'tochno_regions' });
  expect(yearbooks.recipe.needsFile).toBe(true);
  const { db, services } = api;
  await claimSource(db, 'tochno_regions');
  const end = await runSource(
    { db, config: services.config },
    'tochno_regions',
    'command',
    recorded('tochno-sample.csv'),
  );
  expect(end).toMatchObject({
    outcome: 'written',
    refusal: null,
    plan: { counts: { refused: 0, fresh: 27, empty: 1, passed: 11 } },
  });
  const [ivanovo] = await db.query(
    `select f.value from fact f join series s using (series_id) join place p on p.yugo_id = s.place_id
      where s.source = 'tochno_rosstat' and s.indicator = 'population_jan1' and p.iso = 'RU-IVA' and f.day = '2013-01-01'`,
  );
  expect(ivanovo).toEqual({ value: 1_039_200 });
});

test('everybody is told how old each data set is against its calendar, and which live sources are on', async () => {
  const { db, services } = api;
  const config = { ...services.config, AS_OF: '2026-11-01' };
  await countSets({ db, config }, new Date(), new AbortController().signal);
  const { status, body } = await api.call('status/getStatus', {}, { locale: 'en' });
  expect(status).toBe(200);
  const rates = body.sets.find(({ source }: { source: string }) => source === 'cbr_rates');
  // Daily rates end on 10 March 2022; the day after, 11 March should have been known.
  expect(rates).toMatchObject({
    provider: 'Bank of Russia',
    last: '2022-03-10',
    due: '2022-03-11',
    isLate: true,
  });
  expect(body.feeds).toEqual({ alive: 0, silent: 0, paused: 0, waiting: 0 });
  expect(body.sources).toEqual([]);
  expect(body.corrections).toHaveLength(33);
  const [suicides] = body.corrections.filter(({ set }: { set: string }) => set === 'demography');
  expect(suicides).toMatchObject({
    place: 'Vladimir Oblast',
    time: '2006',
    reason: 'the copy lost the decimal point',
  });
  const names = body.corrections.map(({ name }: { name: string }) => name);
  expect(names).toContain('Population, census of 2021');
  // Nothing was forecast here.
  expect(body.forecasts).toEqual([]);
});

test('the next release of an indicator is told by the calendar of a source that brings it, and by no other', async () => {
  const at = { after: new Date('2024-12-31T12:00:00Z'), locale: 'en' } as const;
  const of = (sources: string[]) =>
    findNextRelease(api.db, { indicator: 'covid_deaths_new_weekly', sources }, at);
  expect((await of(['who_covid']))?.day).toBe('2025-01-20');
  expect(await of(['cbr_rates'])).toBeNull();
});

test('a recipe is tried before it is saved, its faults are named by their place, and a stale or a foreign code overwrites nothing', async () => {
  answer(recorded('cbr-usd.xml'));
  const { body: source } = await call('sources/getSource', { code: 'cbr_currencies' });
  const recipe = JSON.parse(source.recipe.text);
  const text = (more: object): string => JSON.stringify({ ...recipe, code: 'my_rates', ...more });
  const count = async () => (await api.db.query('select count(*)::int as count from source_recipe'))[0];
  const before = await count();
  expect((await call('sources/tryRecipe', { text: text({}) })).body.counts).toMatchObject({ records: 6 });
  expect(await count()).toEqual(before);
  const faults = async (draft: string) =>
    (await call('sources/tryRecipe', { text: draft })).body.fields.map(({ path }: { path: string }) => path);
  expect(await faults('{"code": ')).toEqual(['JSON']);
  expect(await faults(text({ format: 'pdf', period: { column: 'd' } }))).toEqual(['format', 'period.format']);
  expect(await faults(text({ code: 'new', place: { key: 'iso' }, rows: '(' }))).toEqual([
    'code',
    'place.column',
    'rows',
  ]);
  expect((await call('sources/tryRecipe', { text: text({}) }, reader)).status).toBe(403);

  const save = (more: object, of: string, version: number, session = keeper) =>
    call('sources/saveRecipe', { text: text(more), of, version }, session);
  expect((await save({}, 'cbr_currencies', source.source.version, reader)).status).toBe(403);
  expect((await save({}, 'cbr_currencies', source.source.version)).body).toEqual({ code: 'my_rates' });
  expect((await call('sources/getSource', { code: 'my_rates' })).body.source).toMatchObject({ isOn: false });
  expect((await save({}, 'cbr_currencies', source.source.version)).status).toBe(409);
  expect((await save({ owner: 'x' }, 'my_rates', 99)).status).toBe(409);
  expect((await save({ owner: 'x' }, 'my_rates', 1)).status).toBe(200);
  // A new source is of nobody: a code that is taken is refused, the shipped ones too.
  const add = (code: string) => call('sources/saveRecipe', { text: text({ code }), version: 0 });
  expect((await add('my_rates')).status).toBe(409);
  expect((await add('cbr_key_rate')).status).toBe(409);
  expect((await add('brand_new')).body).toEqual({ code: 'brand_new' });
});

test('faults of a recipe and reasons of refused records are said in the language of whoever reads them', async () => {
  const { body: source } = await call('sources/getSource', { code: 'cbr_currencies' });
  const recipe = JSON.parse(source.recipe.text);
  const tried = async (more: object, locale: 'ru' | 'ja') =>
    (
      await api.call(
        'sources/tryRecipe',
        { text: JSON.stringify({ ...recipe, code: 'my_rates', ...more }) },
        { session: keeper, locale },
      )
    ).body;
  expect((await tried({ owner: 5 }, 'ru')).fields).toEqual([{ path: 'owner', message: 'Нужен текст.' }]);
  expect((await tried({ owner: 5 }, 'ja')).fields[0].message).toBe('文字列が必要です。');
  answer(recorded('cbr-usd.xml'));
  const [figure] = recipe.figures;
  const wrong = { figures: [{ ...figure, unit: 'litre' }] };
  expect((await tried(wrong, 'ru')).refusals[0]).toEqual({
    row: 1,
    reason: 'Единица «litre», а exchange_rate храним в «rub».',
    codes: ['other_unit'],
  });
  expect((await tried(wrong, 'ja')).refusals[0].reason).toContain('「rub」');
});
