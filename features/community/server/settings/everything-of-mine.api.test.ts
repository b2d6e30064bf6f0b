import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { fillRow } from '../../testing/fill-row.ts';
import { someone, type Someone } from '../../testing/people.ts';
import { notAsRows, ofNobody, ofOthers, partsOfOwn, staysUnnamed } from '../../testing/tables.ts';
import { collectOwn, listReferences } from './collect-own.ts';
import { accountDeletion } from './deletion-job.ts';

let api: TestApp;
let references: { table: string; column: string }[];
let earlier: Someone;
let me: Someone;
let other: Someone;

const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;
/** Everyone a row could name besides the person, and what its own checks ask for beyond lists of words. */
const more = (): Readonly<Record<string, Record<string, unknown>>> => ({
  category: { seen_by: 1 },
  friendship: { lower_id: me.id, upper_id: other.id, asked_by: me.id },
  'friendship.upper_id': { lower_id: earlier.id, upper_id: me.id, asked_by: earlier.id },
  conversation: { lower_id: me.id, upper_id: other.id },
  'conversation.upper_id': { lower_id: earlier.id, upper_id: me.id },
  message: { sender_id: other.id, receiver_id: other.id },
  licence: { ends_at: '2999-01-01' },
  measure_version: { status: 1 },
  muted: { word: 'moon' },
  news_correction: { account_id: other.id, story_id: 1 },
  notice: { account_id: other.id, kind: 'friend', words: '{}', path: '/friends' },
  news_draft: { target_id: -1 },
  own_series: { decimals: 1 },
});

beforeAll(async () => {
  api = await openTestApp();
  [earlier, me, other] = [
    await someone(api, 'Ada Before'),
    await someone(api, 'Bella Leaving'),
    await someone(api, 'Cleo Staying'),
  ];
  references = await listReferences(api.db);
});
afterAll(() => api.close());

test('every table names an account, is a part of what somebody wrote, or is written down as of nobody', async () => {
  const tables = await api.db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const placed = [
    'account',
    ...new Set(references.map(({ table }) => table)),
    ...partsOfOwn,
    ...Object.values(ofNobody).flat(),
  ];
  expect(placed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test('the archive takes every row that names its person, but for what is another’s own', async () => {
  for (const reference of references) {
    const { table, column } = reference;
    const known = await countRows(table, `"${column}" = ${me.id}`);
    const given = { ...more()[table], ...more()[nameOf(reference)], [column]: me.id };
    if (known === 0) await fillRow(api.db, table, given);
  }
  const taken = await collectOwn(api.db, me.id);
  const missing = references.filter(
    ({ table, column }) =>
      !taken.get(table)?.some((row) => (row as Record<string, unknown>)[column] === me.id),
  );
  expect(missing.map(nameOf)).toEqual(Object.keys(ofOthers).toSorted());
  expect((await collectOwn(api.db, other.id)).get('person_block')).toBeUndefined();
});

test('the archive takes the parts of what its person wrote and chose, and nobody else’s', async () => {
  await api.call('/account/subscribeToMailing', {}, { session: me.session });
  const [{ key } = { key: '' }] = await api.db.query<{ key: string }>(
    'select email_key as key from account where id = $1',
    [me.id],
  );
  const idOf = async (table: string, column: string) =>
    (await api.db.query<{ id: number }>(`select id from ${table} where ${column} = $1`, [me.id]))[0]!.id;
  const mine: Record<string, Record<string, unknown>> = {
    api_key_day: { key_id: await idOf('api_key', 'account_id') },
    digest_choice: { email_key: key },
    digest_letter: { email_key: key },
    event_document_text: { document_id: await idOf('event_document', 'created_by') },
    news_compilation_item: { compilation_id: await idOf('news_compilation', 'created_by') },
    news_compilation_text: { compilation_id: await idOf('news_compilation', 'created_by') },
    own_value: { series_id: await idOf('own_series', 'account_id') },
    poll_option: { poll_id: await idOf('poll', 'account_id'), place: 1 },
    service_news_text: { service_news_id: await idOf('service_news', 'created_by') },
  };
  for (const [table, given] of Object.entries(mine)) {
    await fillRow(api.db, table, given);
    await fillRow(api.db, table, table === 'poll_option' ? { place: 1 } : {});
  }
  const taken = await collectOwn(api.db, me.id);
  expect(partsOfOwn.map((table) => [table, taken.get(table)?.length])).toEqual(
    partsOfOwn.map((table) => [table, 1]),
  );
});

test('a file or key that is not in the rows of the archive is written down with its reason', async () => {
  const files = await api.db.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = current_schema() and data_type = 'bytea' and table_name = any($1::text[])`,
    [[...references.map(({ table }) => table), ...partsOfOwn]],
  );
  expect(files.map(nameOf).toSorted()).toEqual(Object.keys(notAsRows).toSorted());
});

test('after the deletion no row names the account: each is gone, or stays unnamed for the reason written down', async () => {
  const tables = Map.groupBy(references, ({ table }) => table);
  const expected = new Map<string, number>();
  for (const [table, columns] of tables) {
    const leaving = columns.filter((each) => !(nameOf(each) in staysUnnamed));
    const gone = leaving.map(({ column }) => `"${column}" = ${me.id}`).join(' or ') || 'false';
    expected.set(table, await countRows(table, `not coalesce(${gone}, false)`));
  }
  await api.db.run(`update account set delete_after = now() - interval '1 minute' where id = $1`, [me.id]);
  await accountDeletion(api.services).work({}, new AbortController().signal);
  const left = [];
  for (const reference of references)
    if ((await countRows(reference.table, `"${reference.column}" = ${me.id}`)) > 0)
      left.push(nameOf(reference));
  expect(left).toEqual([]);
  const rows = new Map<string, number>();
  for (const table of tables.keys()) rows.set(table, await countRows(table, 'true'));
  expect(rows).toEqual(expected);
  expect(await countRows('digest_letter', `email_key = '${me.email}'`)).toBe(0);
  expect(
    Object.keys(staysUnnamed).filter((name) => !references.some((each) => nameOf(each) === name)),
  ).toEqual([]);
});

async function countRows(table: string, where: string): Promise<number> {
  const [row] = await api.db.query<{ count: number }>(
    `select count(*)::int as count from "${table}" where ${where}`,
  );
  return row!.count;
}
