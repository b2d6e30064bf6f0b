import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openHostileServer, type HostileServer } from '#platform/server/testing/hostile-server.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { play, recorded, type Played } from '../testing/play-answers.ts';
import { claimSource, keepRecipe } from './keeping/source-queries.ts';
import { readShippedRecipes } from './reading/shipped-recipes.ts';
import { runSource } from './running/run-source.ts';
import { sourceToolsOf } from './source-tools.ts';

let api: TestApp;
let server: HostileServer;
let keeper: string;
const played: Played = { status: 200, type: 'text/csv', body: '' };
const page: Played = { status: 200, type: 'text/html', body: '' };
const dataFile = '/opendata/7710168360-fedbud_month/data-20260312T1200-structure-20180404T1200.csv';

beforeAll(async () => {
  api = await openTestApp({ FEED_NETWORKS: '127.0.0.1/32' });
  await loadNames(api.db);
  keeper = await signInAs(api.db, { roles: [9] });
  server = await openHostileServer({
    '/played': play(played),
    '/page': play(page),
    [dataFile]: play(played),
  });
});
afterAll(async () => {
  await sourceToolsOf(api.services.config).close();
  await server.close();
  await api.close();
});

/** A shipped recipe asked of the played server. */
async function fetchShipped(code: string, body: string | Uint8Array, path = '/played', more: object = {}) {
  const recipe = (await readShippedRecipes()).get(code)!;
  const request = { ...recipe.request, address: server.address + path, pauseMs: 0, ...more };
  await keepRecipe(api.db, { ...recipe, request });
  Object.assign(played, { body });
  return (await api.call('sources/run', { code }, { session: keeper })).body;
}

/** A file an operator brings for a shipped recipe. */
async function bring(code: string, file: Uint8Array) {
  await claimSource(api.db, code);
  return runSource({ db: api.db, config: api.services.config }, code, 'command', file);
}

const figuresOf = (source: string) =>
  api.db.query(
    `select s.indicator, s.dims, p.iso, f.day::text, f.value from fact f join series s using (series_id)
       join place p on p.yugo_id = s.place_id where s.source = $1 order by s.indicator, s.dims, p.iso, f.day`,
    [source],
  );

test('a fragment of EMISS that an operator brings gives life expectancy; a series of another cut is passed over', async () => {
  const file = readFileSync(new URL('../../../connectors/fixtures/fedstat-two-series.xml', import.meta.url));
  expect(await bring('fedstat_life_expectancy', file)).toMatchObject({
    outcome: 'written',
    plan: { counts: { records: 2, fresh: 1, passed: 1, refused: 0 } },
  });
  expect(await figuresOf('emiss_life_expectancy')).toEqual([
    { indicator: 'life_expectancy', dims: 'sex=female', iso: 'RU', day: '1991-12-31', value: 74.2 },
  ]);
});

test('the federal budget is read off its page; months counted from January become months, in roubles', async () => {
  page.body = `<a href="/ru/about">x</a><a href="/ru${dataFile}">CSV</a>`;
  const body = recorded('minfin-fedbud-month.csv');
  const run = await fetchShipped('minfin_federal_budget', body, '/page');
  expect(run).toMatchObject({ outcome: 'written', counts: { fresh: 6, refused: 0 } });
  const revenue = (await figuresOf('minfin_fedbud_month')).filter(
    ({ indicator }) => indicator === 'kep_revenue_federal',
  );
  expect(revenue.map(({ value }) => value)).toEqual([2_364_300_000_000, 2_403_100_000_000]);
  expect(await fetchShipped('minfin_federal_budget', body, '/page')).toMatchObject({ outcome: 'unchanged' });
  page.body = '<a href="/opendata/list">list</a>';
  expect(await fetchShipped('minfin_federal_budget', body, '/page')).toMatchObject({
    outcome: 'refused',
    reason: 'no_link',
  });
});

test('a month whose predecessor is not there says nothing, and is refused by name', async () => {
  page.body = `<a href="${dataFile}">CSV</a>`;
  const lines = recorded('minfin-fedbud-month.csv').toString().split(/\r?\n/);
  const holed = `${lines[0]}\n${lines[1]}\n2026,март,7000,12000,-5000\n`;
  const run = await fetchShipped('minfin_federal_budget', holed, '/page');
  expect(run).toMatchObject({ outcome: 'refused', reason: 'too_many_refused' });
  expect(run.refusals[0].codes).toEqual(['no_month_before']);
});

test('the treasury names a region by its two digits, and the first of January stands for the year before', async () => {
  const row = (regioncode: string, code: string, perkb: number) => ({
    period: '01.01.2024',
    blockOktmo: { oktmoname: 'x', regioncode },
    blockKd: { code, name: 'x' },
    perkb,
  });
  const total = '0'.repeat(17);
  const data = [row('54', total, 312_345_678_901.5), row('1', total, 45e9), row('54', '101010', 7)];
  const run = await fetchShipped('treasury_regional_budgets', JSON.stringify({ data }), '/played', {
    each: { name: 'day', values: ['01012024'] },
  });
  expect(run).toMatchObject({ outcome: 'written', counts: { fresh: 2, passed: 1 } });
  expect(await figuresOf('treasury_budget_portal')).toMatchObject([
    { dims: 'line=total', iso: 'RU-AD', day: '2023-12-31', value: 45e9 },
    { iso: 'RU-NVS', value: 312_345_678_901.5 },
  ]);
});

test('a packed file of the UN parts what is estimated from what is projected; a page in its place is refused', async () => {
  const rows = [
    'SortOrder,LocID,Location,VarID,Variant,Time,PopMale,PopFemale,PopTotal',
    '1,643,Russian Federation,2,Medium,2023,67600.5,77839.5,145440',
    '2,643,Russian Federation,2,Medium,2030,65000,75000,140000',
    '3,643,Russian Federation,3,High,2030,66000,76000,142000',
    '4,392,Japan,2,Medium,2023,60421,63949,124370',
  ].join('\n');
  const run = await fetchShipped('un_population', gzipSync(rows));
  expect(run).toMatchObject({ outcome: 'written', counts: { records: 2, fresh: 6, refused: 0 } });
  expect((await figuresOf('un_wpp_live'))[0]).toEqual({
    indicator: 'wpp_population',
    dims: 'variant=estimate;sex=both',
    iso: 'RU',
    day: '2023-12-31',
    value: 145_440_000,
  });
  expect(await fetchShipped('un_population', '<!doctype html><title>Sign in</title>')).toMatchObject({
    outcome: 'refused',
    reason: 'html_instead',
  });
  expect(await fetchShipped('un_population', gzipSync(rows).subarray(0, 40))).toMatchObject({
    outcome: 'refused',
    reason: 'bad_archive',
  });
});

test('the recorded answer of the ECB gives the rouble alone, of all currencies it tells', async () => {
  const body = readFileSync(new URL('../../../connectors/fixtures/sdmx-json-1.json', import.meta.url));
  const run = await fetchShipped('ecb_rouble', body);
  expect(run).toMatchObject({ outcome: 'written', counts: { fresh: 2, passed: 2 } });
  expect((await figuresOf('ecb_exr'))[0]).toMatchObject({ day: '2013-01-18', value: 40.3426 });
});

test('a table of the OECD gives prices over the year', async () => {
  const body =
    'STRUCTURE,STRUCTURE_ID,ACTION,REF_AREA,FREQ,MEASURE,TIME_PERIOD,OBS_VALUE,OBS_STATUS\nDATAFLOW,OECD.SDD.TPS:DSD_PRICES@DF_PRICES_ALL(1.0),I,RUS,A,CPI,2020,3.38,A\nDATAFLOW,OECD.SDD.TPS:DSD_PRICES@DF_PRICES_ALL(1.0),I,RUS,A,CPI,2021,,M\n';
  expect(await fetchShipped('oecd_inflation', body)).toMatchObject({
    outcome: 'written',
    counts: { fresh: 1 },
  });
  expect(await figuresOf('oecd_prices')).toMatchObject([{ day: '2020-12-31', value: 3.38 }]);
});

test('organisations of the register of small business are counted over the files of its archive; persons are dropped', async () => {
  const one = recorded('rsmp-documents.xml').toString();
  const person = one
    .replace('ВидСубМСП="1"', 'ВидСубМСП="2"')
    .replace(/<ОргВклМСП[^>]*>/, '<ИПВклМСП ИННФЛ="500100732259"/>');
  const adygea = one.replace('КодРегион="78"', 'КодРегион="1"');
  const archive = zipSync({
    'a.xml': strToU8(one),
    'b.xml': strToU8(one),
    'c.xml': strToU8(adygea),
    'd.xml': strToU8(person),
  });
  expect(await bring('fns_sme_register_count', archive)).toMatchObject({
    outcome: 'written',
    plan: { counts: { records: 4, passed: 1, fresh: 2, refused: 0 } },
  });
  expect(await figuresOf('fns_rsmp')).toEqual([
    { indicator: 'sme_organisations', dims: 'okved=N', iso: 'RU-AD', day: '2026-10-01', value: 1 },
    { indicator: 'sme_organisations', dims: 'okved=N', iso: 'RU-SPE', day: '2026-10-01', value: 2 },
  ]);
  expect(await bring('fns_sme_register_count', archive.subarray(0, 500))).toMatchObject({
    outcome: 'refused',
    refusal: { reason: 'bad_archive' },
  });
});
