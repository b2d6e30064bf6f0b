import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { cookieHeader, openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { xsrfHeader, xsrfTokenOf } from '#platform/server/http/anti-forgery.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { worstBook } from '#platform/server/testing/worst-files.ts';
import { companyColumns } from '../../domain/exchange/columns.ts';

let api: TestApp;
let editor: string;
let reader: string;
beforeAll(async () => {
  api = await openTestApp({ LICENSE_POLICY: 'api' });
  await loadNames(api.db);
  editor = await signInAs(api.db, { roles: [3], licensed: true });
  reader = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const boundary = 'svodka-file';
async function send(session: string, bytes: string | Uint8Array, fields: Record<string, string> = {}) {
  const said = { title: 'Проверка', licence: 'CC0', confirm: 'false', ...fields };
  const parts = Object.entries(said).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="in.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/entities/importFile',
    headers: {
      cookie: cookieHeader(identityCookie, session),
      [xsrfHeader]: xsrfTokenOf(session),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: answer.statusCode, body: JSON.parse(answer.body) };
}
const find = async (text: string) =>
  (await api.call('entities/find', { text }, { session: reader })).body.found;
const count = async () =>
  (
    await api.db.query(
      `select (select count(*)::int from entity) as entities, (select count(*)::int from entity_name) as names,
              (select count(*)::int from entity_identifier) as numbers, (select count(*)::int from entity_statement) as statements,
              (select count(*)::int from source) as sources`,
    )
  )[0];

const companies =
  'name;inn;okved;site\r\n=CMD();5408130693;62.01;https://one.example\r\nРомашка тест;123;62.02;\r\n;;62.03;\r\n';

test('a table is told line by line first, kept only when that is confirmed, found by name, and taken back without a trace', async () => {
  const before = await count();
  const report = await send(editor, companies);
  expect(report.body).toMatchObject({
    form: 'companies',
    entities: 2,
    statements: 3,
    faultCount: 2,
    importId: null,
  });
  expect(report.body.faults).toEqual([
    { line: 3, isLeft: false, code: 'length', value: 'inn 123' },
    { line: 4, isLeft: true, code: 'no_name', value: '' },
  ]);
  expect(await count()).toEqual(before);
  const { importId } = (await send(editor, companies, { confirm: 'true' })).body;
  const [found] = await find('ромашка тест');
  expect(found).toMatchObject({ kind: 'company', name: 'Ромашка тест' });
  const { body } = await api.call(
    ':type/GetDossierHeader',
    { type: 'company', id: found.id },
    { session: reader },
  );
  expect(body.sources).toContainEqual(expect.objectContaining({ title: 'Проверка', licence: 'CC0' }));
  const history = (await api.call('entities/getImports', {}, { session: editor })).body.imports;
  expect(history[0]).toMatchObject({ importId, entities: 2, statements: 3, undoneAt: null });
  expect((await api.call('entities/undoImport', { importId }, { session: editor })).body).toEqual({
    ok: true,
  });
  expect(await count()).toEqual(before);
  expect(await find('ромашка тест')).toEqual([]);
  const again = await api.call('entities/undoImport', { importId }, { session: editor });
  expect([again.status, again.body.code]).toEqual([409, 'conflict']);
});

test('who was known before a file keeps what was known; of what the file gave nothing stays', async () => {
  const first = (await send(editor, 'name;inn\r\nЛютик;7707083893\r\n', { confirm: 'true' })).body.importId;
  const before = await count();
  const second = `name;name_en;inn;lei;founded\r\nЛютик плюс;Buttercup;7707083893;253400M18U5TB02TW421;1999\r\n`;
  const { importId } = (await send(editor, second, { confirm: 'true' })).body;
  expect((await find('buttercup'))[0]).toMatchObject({ matched: 'Buttercup' });
  await api.call('entities/undoImport', { importId }, { session: editor });
  expect(await count()).toEqual(before);
  expect(await find('buttercup')).toEqual([]);
  expect((await find('7707083893'))[0]).toMatchObject({ name: 'Лютик' });
  // The first file goes while another still speaks of its entity: the entity stays, under its name.
  await send(editor, 'kind;inn;field;value\r\ncompany;7707083893;founded;1999\r\n', { confirm: 'true' });
  await api.call('entities/undoImport', { importId: first }, { session: editor });
  expect((await find('лютик'))[0]).toMatchObject({ name: 'Лютик' });
});

test('an editor says when securities were listed, with the day of it; without one it is refused', async () => {
  const table = (day: string) =>
    `kind;inn;field;value;starts\r\ncompany;7736050003;listingEvent;PION: Включение в Третий уровень;${day}\r\n`;
  const { body: made } = await send(editor, 'name;inn\r\nПион тест;7736050003\r\n', { confirm: 'true' });
  const { body: judged } = await send(editor, table(''));
  expect(JSON.stringify(judged)).toContain('not_a_day');
  const { body: taken } = await send(editor, table('2020-04-14'), { confirm: 'true' });
  const listed = await api.db.query<{ day: string }>(
    `select starts::text as day from entity_statement where field = 'listingEvent' and value like 'PION%'`,
  );
  expect(listed).toEqual([{ day: '2020-04-14' }]);
  for (const { importId } of [taken, made])
    await api.call('entities/undoImport', { importId }, { session: editor });
});

test('whom several files told of goes with the last of them, in whatever order they are taken back', async () => {
  const before = await count();
  const importOf = async (table: string): Promise<number> =>
    (await send(editor, table, { confirm: 'true' })).body.importId;
  const made = await importOf('name;inn\r\nПион тест;7736050003\r\n');
  const said = await importOf('kind;inn;field;value\r\ncompany;7736050003;founded;1993\r\n');
  await api.call('entities/undoImport', { importId: made }, { session: editor });
  expect((await find('пион тест'))[0]).toMatchObject({ name: 'Пион тест' });
  await api.call('entities/undoImport', { importId: said }, { session: editor });
  expect(await count()).toEqual(before);
});

test('no file leaves anything of nobody, whether it was taken back, taken by one who goes, or refers to one who went', async () => {
  const whole = [
    { id: 'x1', schema: 'Company', properties: { name: ['Астра тест'], innCode: ['5408130693'] } },
    { id: 'x2', schema: 'Person', properties: { name: ['Пётр Проверкин'] } },
    { id: 'x3', schema: 'Ownership', properties: { owner: ['x2'], asset: ['x1'] } },
  ].map((line) => JSON.stringify(line));
  const { importId } = (await send(editor, whole.join('\n'), { confirm: 'true' })).body;
  const another = 'kind;inn;field;value\r\ncompany;5408130693;founded;1999\r\n';
  const [undone, kept] = await Promise.all([
    api.call('entities/undoImport', { importId }, { session: editor }),
    send(editor, another, { confirm: 'true' }),
  ]);
  expect([undone.status, kept.status]).toEqual([200, 200]);
  const nobody = ['entity_statement', 'entity_identifier', 'entity_name'].map(
    (table) =>
      `select count(*) as n from ${table} s where not exists (select from entity e where e.id = s.entity_id)`,
  );
  const [row] = await api.db.query(
    `select sum(n)::int as orphans from (${nobody.join(' union all ')}
     union all select count(*) from entity_statement s where s.other_id is not null and not exists (select from entity e where e.id = s.other_id)
     union all select count(*) from entity_statement s where not exists (select from source c where c.code = s.source)
     union all select count(*) from entity e where e.key = '' and not exists (select from entity_name n where n.entity_id = e.id)) as all_of_them`,
  );
  expect(row).toEqual({ orphans: 0 });
});

test('FollowTheMoney goes in with its bonds and out again; a formula is never taken', async () => {
  const lines = [
    { id: 'c1', schema: 'Company', properties: { name: ['Фиалка тест'] } },
    { id: 'p1', schema: 'Person', properties: { name: ['Анна Проверкина'] } },
    { id: 'o1', schema: 'Ownership', properties: { owner: ['p1'], asset: ['c1'], percentage: ['51'] } },
    { id: 'o2', schema: 'Ownership', properties: { owner: ['c1'], asset: ['c1'] } },
  ].map((line) => JSON.stringify(line));
  const { body } = await send(editor, `${lines.join('\n')}\nnonsense\n`, { confirm: 'true' });
  expect(body).toMatchObject({ form: 'ftm', entities: 2, statements: 1 });
  expect(body.faults.map(({ line, code }: { line: number; code: string }) => [line, code])).toEqual([
    [4, 'itself'],
    [5, 'no_ftm'],
  ]);
  const [company] = await find('фиалка тест');
  const out = await api.call('entities/getExport', { ids: [company.id], form: 'ftm' }, { session: reader });
  expect(out.body.entities.map(({ schema }: { schema: string }) => schema)).toEqual(['Company', 'Ownership']);
  const table = await api.call(
    'entities/getExport',
    { ids: [company.id], form: 'companies' },
    { session: reader },
  );
  expect(table.body.columns).toEqual([...companyColumns]);
  expect(table.body.rows[0][0]).toBe('Фиалка тест');
  const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>name</t></is></c></row><row r="7"><c r="A7"><f>1+1</f><v>2</v></c></row></sheetData></worksheet>`;
  const book = await send(editor, zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) }));
  expect(book.body.faults).toEqual([{ line: 7, isLeft: true, code: 'formula', value: 'name' }]);
});

test('what is no such file is refused whole: other columns, too many lines, a bomb, two megabytes and more', async () => {
  const said = async (bytes: string | Uint8Array) =>
    (await send(editor, bytes, { confirm: 'true' })).body.fields[0].message;
  expect(await said('a;b\r\n1;2\r\n')).toBe('no_header');
  expect(await said(`name\r\n${'x\r\n'.repeat(5_001)}`)).toBe('too_many');
  expect(await said(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(20_000_000) }))).toBe('archive');
  expect(await said(worstBook(`<row>${'<c>'.repeat(1_000_000)}</row>`))).toBe('too_deep');
  expect(await said(`name${','.repeat(100_000)}\r\nx\r\n`)).toBe('too_many_columns');
  expect((await send(editor, `name\r\n${'x'.repeat(2_100_000)}`)).status).toBe(413);
});

test('only editors of news bring files in and take them back; out they go with a licence', async () => {
  expect((await send(reader, companies, { confirm: 'true' })).status).toBe(403);
  expect((await send(editor, companies, { title: ' ' })).status).toBe(400);
  for (const call of ['entities/getImports', 'entities/undoImport'] as const) {
    expect((await api.call(call, { importId: 1 }, { session: reader })).status).toBe(403);
    expect((await api.call(call, { importId: 1 })).status).toBe(401);
  }
  expect((await api.call('entities/undoImport', { importId: 99_999 }, { session: editor })).status).toBe(404);
  const unlicensed = await signInAs(api.db);
  const asked = { ids: [1], form: 'ftm' };
  expect((await api.call('entities/getExport', asked, { session: unlicensed })).status).toBe(402);
  const none = await api.call(
    'entities/getExport',
    { ids: [2_000_000_000], form: 'ftm' },
    { session: reader },
  );
  expect(none.body.code).toBe('dossier_not_found');
  expect((await api.call('entities/getExport', { ids: 'x', form: 'ftm' }, { session: reader })).status).toBe(
    400,
  );
});
