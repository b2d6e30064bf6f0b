import { afterAll, beforeAll, expect, test } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { cookieHeader, openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { xsrfHeader, xsrfTokenOf } from '#platform/server/http/anti-forgery.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { writeCsv } from '#platform/ui/tables/write-csv.ts';
import { writeWorkbook } from '#platform/ui/tables/write-workbook.ts';
import { columnNames, tableColumns } from '../../domain/table/table-columns.ts';
import { walkSteps, type StepWalk } from '../../testing/step-walk.ts';

let api: TestApp;
let steps: StepWalk;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DAY: '2021-10-20' });
  steps = await walkSteps(api);
});
afterAll(() => api.close());

const good = [
  'Маски в транспорте',
  'Здоровье',
  'Москва; RU-TVE',
  '',
  'Меньше случаев',
  '',
  'возраст:65+',
  '',
  '12.07.2021',
];
const columns = tableColumns.map((key) => ({ key, label: columnNames[key], kind: 'text' as const }));
const tableOf = (...rows: string[][]) => ({
  columns: columns.map((column) => ({ ...column, label: column.key })),
  rows: rows.map((row) => tableColumns.map((_, at) => row[at] ?? '')),
});
const boundary = 'svodka-table';
async function send(who: string, bytes: string | Uint8Array, confirm: boolean) {
  const session = steps.people[who]!;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="confirm"\r\n\r\n${confirm}\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="table.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/measure/importTable',
    headers: {
      cookie: cookieHeader(identityCookie, session),
      [xsrfHeader]: xsrfTokenOf(session),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: answer.statusCode, body: JSON.parse(answer.body) };
}
const drafts = async (who: string): Promise<number> =>
  (await steps.call(who, 'getMeasures', { view: 'mine', status: [1] })).body.total;

test('a whole table is reported first and kept as drafts only when that is confirmed, CSV and XLSX alike', async () => {
  for (const [at, bytes] of [writeCsv(tableOf(good), 'ru'), writeWorkbook('x', tableOf(good))].entries()) {
    const before = await drafts('editor');
    const report = await send('editor', bytes, false);
    expect(report.body).toMatchObject({ rows: 1, refusedCount: 0, titles: [good[0]], ids: [] });
    expect(await drafts('editor')).toBe(before);
    const { ids } = (await send('editor', bytes, true)).body;
    expect([ids.length, await drafts('editor')]).toEqual([1, before + 1]);
    const { body } = await steps.call('editor', 'getMeasure', { id: ids[0] });
    expect(body, String(at)).toMatchObject({
      status: 1,
      content: { starts: '2021-07-12', subjects: [{ kind: 'age', value: '65+' }] },
    });
    expect(body.content.yugoIds).toHaveLength(2);
  }
});

test('every cell that can not be taken is named by row and column, and then nothing is kept even if confirmed', async () => {
  const bad = [
    '',
    'Небо',
    'Атлантида',
    '',
    '',
    '',
    'орган:1',
    'Нет такого',
    '31.04.2021',
    '2020-01-01',
    'много',
    '9',
  ];
  const long = ['я'.repeat(10_000), '1', 'Москва', '', '', '', '', '', '2021-05-02', '2021-05-01', '-5'];
  const before = await drafts('editor');
  const { body } = await send('editor', writeCsv(tableOf(good, bad, long)), true);
  const told = body.refused.map(
    ({ row, column, reason }: Record<string, unknown>) => `${row} ${column} ${reason}`,
  );
  expect(told.toSorted()).toEqual(
    [
      '3 title missing',
      '3 direction unknown',
      '3 yugoIds unknown',
      '3 subjects unknown',
      '3 issues unknown',
      '3 starts not_a_day',
      '3 budget not_a_number',
      '3 strictness too_long',
      '4 title too_long',
      '4 ends reversed',
      '4 budget refused',
    ].toSorted(),
  );
  expect([body.ids, await drafts('editor')]).toEqual([[], before]);
});

test('formulas are never taken: a cell of a workbook that has one is refused, text that looks like one stays text', async () => {
  const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>title</t></is></c><c r="B1" t="inlineStr"><is><t>yugoIds</t></is></c></row><row r="2"><c r="A2"><f>HYPERLINK("http://x")</f><v>1</v></c><c r="B2" t="inlineStr"><is><t>Москва</t></is></c></row></sheetData></worksheet>`;
  const file = zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) });
  const { body } = await send('editor', file, false);
  expect(body.refused).toContainEqual({ row: 2, column: 'title', reason: 'formula', value: '' });
  const text = (await send('editor', "title;yugoIds\r\n'=1+1;Москва\r\n", false)).body;
  expect([text.refusedCount, text.titles]).toEqual([0, ['=1+1']]);
});

test('what is no table is refused: no header, too many rows, a bomb, no file, no right to propose, two megabytes and more', async () => {
  const said = async (bytes: string | Uint8Array) =>
    (await send('editor', bytes, true)).body.fields[0].message;
  expect(await said('a;b\r\n1;2\r\n')).toBe('no_header');
  expect(await said(`title\r\n${'x\r\n'.repeat(1_001)}`)).toBe('too_many');
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(20_000_000) });
  expect(await said(bomb)).toBe('archive');
  expect(await said('PK nothing')).toBe('archive');
  expect((await send('reader', 'title\r\nx', false)).status).toBe(403);
  expect((await send('editor', 'x'.repeat(2_100_000), false)).status).toBe(413);
});
