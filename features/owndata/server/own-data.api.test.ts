import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { collectOwn } from '#features/community/server/settings/collect-own.ts';
import { writeWorkbook } from '#platform/ui/tables/write-workbook.ts';
import { ownDataCleanup } from './keeping/series-queries.ts';
import { maxSeries } from '../domain/limits.ts';
import { sendFile } from '../testing/send-file.ts';

const tatarstan = 1124616;
const lines = [
  'sep=;',
  'Уровень безработицы по субъектам;;;',
  ';;;',
  'Регион;На дату;Безработица, %;Комментарий',
  'Калужская область;31.12.2019;3,7;',
  'Калужская область;31.12.2020;4,7;',
  'Респ. Татарстан;31.12.2020;3,6;',
  'Питер;31.12.2020;290,0;уточнить',
  'Ростов;31.12.2020;5,2;',
  ';;;',
  'Итого;31.12.2020;4,2;',
];
/** As Excel on a Russian Windows writes it. */
const cp1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0)!;
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });
const bytes = cp1251(lines.join('\r\n'));
const said = { source: 'Минтруд, письмо' };

let api: TestApp;
let [owner, other, unlicensed] = ['', '', ''];
beforeAll(async () => {
  api = await openFiguresApp({ LICENSE_POLICY: 'api' });
  owner = await signInAs(api.db, { licensed: true });
  other = await signInAs(api.db, { licensed: true });
  unlicensed = await signInAs(api.db);
});
afterAll(() => api.close());

const ask = (name: Parameters<TestApp['call']>[0], input: object, session = owner) =>
  api.call(name, input, { session, locale: 'en' });
const load = (fields: Record<string, string> = {}, session = owner) =>
  sendFile(api, 'loadFile', { session, bytes, fields: { ...said, ...fields } });

test('a file of a Russian Excel is understood whole: bytes, marks, header, places, and what is strange stands first', async () => {
  const { status, body, headers } = await sendFile(api, 'readFile', { session: unlicensed, bytes });
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body.reading).toMatchObject({
    encoding: 'windows-1251',
    separator: 'semicolon',
    decimal: 'comma',
    dayOrder: 'dmy',
    period: 'year',
    headerRow: 4,
    emptyRows: 2,
    totalRows: 1,
  });
  expect(body.series).toMatchObject([{ name: 'Безработица', unit: '%', unitCode: 'percent', values: 4 }]);
  expect(body.counts).toEqual({ values: 5, ready: 3, doubted: 1, refused: 1, places: 3, unknownPlaces: 1 });
  expect(body.places[0]).toMatchObject({ written: 'Ростов', yugoId: null, way: null });
  expect(
    body.values.slice(0, 2).map(({ place, doubts, refusal }: never) => [place, doubts, refusal]),
  ).toEqual([
    ['Питер', ['over100'], null],
    ['Ростов', [], 'place'],
  ]);
  const wrong = await sendFile(api, 'readFile', { session: owner, bytes, fields: { encoding: 'utf-8' } });
  expect([wrong.status, wrong.body.fields[0].message]).toEqual([400, 'bad_encoding']);
  const turned = await sendFile(api, 'readFile', {
    session: owner,
    bytes,
    fields: { period: 'day', decimal: 'dot' },
  });
  expect([turned.body.reading.period, turned.body.counts.ready]).toEqual(['day', 0]);
});

test('a series is kept for its owner alone: strange values left out unless accepted, another account is told 404, nothing shared reads it', async () => {
  const before = (await api.db.query('select count(*)::int as count from fact'))[0];
  const { body } = await load();
  expect(body).toMatchObject({ values: 3, leftOut: 2 });
  const { body: series } = await ask('own/getSeries', { id: body.id });
  expect(series).toMatchObject({ name: 'Безработица', period: 'year', decimals: 1, values: 3, places: 2 });
  expect(series.courses.find(({ yugoId }: { yugoId: number }) => yugoId === tatarstan).points).toEqual([
    { day: '2020-12-31', value: 3.6 },
  ]);
  for (const call of ['own/getSeries', 'own/deleteSeries', 'own/restoreSeries'] as const)
    expect((await ask(call, { id: body.id }, other)).status).toBe(404);
  expect((await ask('own/listSeries', {}, other)).body.series).toEqual([]);
  expect((await api.call('own/getSeries', { id: body.id })).status).toBe(401);
  expect((await api.db.query('select count(*)::int as count from fact'))[0]).toEqual(before);
  expect((await load({ accepted: '8-3' })).body).toMatchObject({ values: 4, leftOut: 1 });
  expect((await load({ acceptAll: 'true' })).body).toMatchObject({ values: 4 });
});

test('a name that a person has explained is known in the next file, theirs alone', async () => {
  const known = async (session: string) =>
    (await sendFile(api, 'readFile', { session, bytes })).body.counts.unknownPlaces;
  expect((await ask('own/namePlace', { written: 'Ростов', yugoId: 1 })).status).toBe(404);
  expect((await ask('own/namePlace', { written: '---', yugoId: tatarstan })).status).toBe(400);
  for (const written of ['constructor', 'ао '.repeat(60)])
    expect((await ask('own/namePlace', { written, yugoId: tatarstan })).status).toBe(200);
  await ask('own/namePlace', { written: 'Ростов', yugoId: tatarstan });
  expect([await known(owner), await known(other)]).toEqual([0, 1]);
  await ask('own/namePlace', { written: 'Ростов', yugoId: null });
  expect(await known(owner)).toBe(1);
});

test('a loading is undone and taken back, is in the archive of its owner and gone with the account', async () => {
  const { id } = (await load()).body;
  const listed = async () =>
    (await ask('own/listSeries', {})).body.series.find((each: { id: number }) => each.id === id);
  await ask('own/deleteSeries', { id });
  expect([(await listed()).isDeleted, (await ask('own/getSeries', { id })).status]).toEqual([true, 404]);
  await ask('own/restoreSeries', { id });
  expect((await listed()).isDeleted).toBe(false);
  const [row] = await api.db.query<{ account: number }>(
    'select account_id::int as account from own_series where id = $1::bigint',
    [id],
  );
  const archive = await collectOwn(api.db, row!.account);
  expect(archive.get('own_series')!.length).toBeGreaterThan(0);
  expect(archive.get('own_value')).toContainEqual(
    expect.objectContaining({ place_id: tatarstan, day: '2020-12-31', value: 3.6 }),
  );
  await ask('own/deleteSeries', { id });
  await api.db.run("update own_series set deleted_at = now() - interval '31 days' where id = $1::bigint", [
    id,
  ]);
  expect((await ask('own/restoreSeries', { id })).status).toBe(404);
  const stands = () => api.db.query('select 1 from own_series where id = $1::bigint', [id]);
  expect(await stands()).toHaveLength(1);
  await ownDataCleanup(api.db).work({}, new AbortController().signal);
  expect(await stands()).toEqual([]);
  await load();
  await api.db.run('delete from account where id = $1', [row!.account]);
  expect(await api.db.query('select 1 from own_series where account_id = $1', [row!.account])).toEqual([]);
});

test('a workbook is read too; what is no table, has no values, comes without a licence or one too many is refused', async () => {
  const columns = ['Регион', '2019', '2020'].map((label) => ({ key: label, label, kind: 'text' as const }));
  const book = writeWorkbook('x', { columns, rows: [['Татарстан', '3.3', '3.6']] });
  const sent = (file: Uint8Array | string, session = other) =>
    sendFile(api, 'readFile', { session, bytes: file });
  expect((await sent(book)).body).toMatchObject({
    reading: { encoding: null },
    mapping: { time: 0, values: [2, 3] },
    counts: { ready: 2 },
  });
  const why = async (file: Uint8Array | string) => (await sent(file)).body.fields?.[0].message;
  expect(await why('<!doctype html><html></html>')).toBe('wrong_type');
  expect(await why(zipSync({ 'a.txt': strToU8('x') }))).toBe('no_sheet');
  expect(await why('')).toBe('no_header');
  expect(await why(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0]))).toBe('wrong_type');
  expect(await why('a;b\n'.repeat(20_001))).toBe('too_many');
  const none = await sendFile(api, 'loadFile', {
    session: other,
    bytes: 'Регион;Год\nМордор;2020',
    fields: said,
  });
  expect([none.status, none.body.fields[0].message]).toEqual([400, 'no_values']);
  expect((await load({}, unlicensed)).status).toBe(402);
  const { id } = (await load({}, other)).body;
  await api.db.run(
    `insert into own_series (account_id, name, unit, period, decimals, source, file_name)
     select account_id, 'x', '', 'year', 0, 'x', 'x' from own_series, generate_series(2, ${maxSeries}) where id = $1::bigint`,
    [id],
  );
  expect((await load({}, other)).status).toBe(400);
});
