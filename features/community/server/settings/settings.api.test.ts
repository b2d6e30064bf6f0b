import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { cookieHeader } from '#app/testing/test-app.ts';
import { hashPassword } from '#features/account/server/passwords/passwords.ts';
import { loginAs } from '#features/account/testing/visitor.ts';
import { paint } from '#features/news/testing/paint.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { befriend, someone, type Someone } from '../../testing/people.ts';
import { makeArchive } from './archive-job.ts';
import { listReferences } from './collect-own.ts';
import { accountDeletion } from './deletion-job.ts';

const password = 'four steps 7';
let api: TestApp;
let hash: string;

beforeAll(async () => {
  api = await openTestApp();
  hash = await hashPassword(password);
});
afterAll(() => api.close());

async function withPassword(name: string): Promise<Someone> {
  const person = await someone(api, name);
  await api.db.run('update account set password_hash = $2 where id = $1', [person.id, hash]);
  return person;
}

const start = (who: Someone, value: string, kind = 'email', given = password) =>
  api.call('people/startContactChange', { kind, value, password: given }, { session: who.session });
const confirm = (who: Someone, code: string, kind = 'email') =>
  api.call('people/confirmContactChange', { kind, code }, { session: who.session });
const newest = () => api.letters.at(-1)!;
const codeOf = () => /\b\d{6}\b/.exec(newest().text)![0];
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const emailOf = async ({ id }: Someone) =>
  (await api.db.query<{ email: string }>('select email from account where id = $1', [id]))[0]!.email;

test('a new address takes the code that was mailed to it, once, and the old one is told', async () => {
  const who = await withPassword('Anna Moves');
  expect((await start(who, 'new-anna@test.example')).status).toBe(200);
  expect(newest().to).toBe('new-anna@test.example');
  const code = codeOf();
  const wrong = await confirm(who, otherThan(code));
  expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'code']);
  expect(await emailOf(who)).toBe(who.email);
  expect((await confirm(who, code)).body.value).toBe('new-anna@test.example');
  expect(await emailOf(who)).toBe('new-anna@test.example');
  expect(newest().to).toBe(who.email);
  expect((await confirm(who, code)).status).toBe(410);
});

test('after five wrong codes the right one is refused; an expired one too; a new letter helps', async () => {
  const who = await withPassword('Boris Guesses');
  await start(who, 'new-boris@test.example');
  const code = codeOf();
  for (let tries = 0; tries < 5; tries++) expect((await confirm(who, otherThan(code))).status).toBe(400);
  expect((await confirm(who, code)).status).toBe(429);
  await start(who, 'new-boris@test.example');
  await api.db.run(`update contact_change set expires_at = now() where account_id = $1`, [who.id]);
  expect((await confirm(who, codeOf())).status).toBe(410);
  expect(await emailOf(who)).toBe(who.email);
});

test('who changes the address keeps the digest’s hour and its letters', async () => {
  const who = await withPassword('Zoya Wakes');
  const as = { session: who.session };
  const choice = { isOn: true, hour: 9, zone: 'Asia/Omsk', weekdays: [1, 2] };
  expect((await api.call('digest/saveMailing', choice, as)).status).toBe(200);
  await start(who, 'new-zoya@test.example');
  expect((await confirm(who, codeOf())).status).toBe(200);
  expect((await api.call('digest/getMailing', {}, as)).body).toMatchObject(choice);
});

test('a code of one person or kind opens nothing of another', async () => {
  const [one, other] = [await withPassword('Vera One'), await withPassword('Vlad Other')];
  await start(other, 'new-vlad@test.example');
  await start(one, 'new-vera@test.example');
  expect((await confirm(other, codeOf())).status).toBe(400);
  expect((await confirm(one, codeOf(), 'phone')).status).toBe(410);
});

test('without the password, with a wrong address or after five letters in an hour no code is sent', async () => {
  const who = await withPassword('Galina Tries');
  expect((await start(who, 'g@test.example', 'email', 'wrong one')).body.code).toBe('invalid_credentials');
  expect((await start(who, 'no address')).body.fields[0].path).toBe('value');
  expect((await start(who, '12', 'phone')).body.fields[0].path).toBe('value');
  for (let sent = 1; sent < 5; sent++) await start(who, 'g@test.example');
  const before = api.letters.length;
  expect((await start(who, 'g@test.example')).status).toBe(429);
  expect(api.letters).toHaveLength(before);
  expect((await api.call('people/startContactChange', { kind: 'email', value: 'a@b.example' })).status).toBe(
    401,
  );
});

test('an address that is registered gets a letter of its own, the answer does not tell', async () => {
  const [who, holder] = [await withPassword('Dina Asks'), await withPassword('Egor Holds')];
  const answer = await start(who, holder.email.toUpperCase());
  expect(answer.status).toBe(200);
  expect(newest().text).not.toMatch(/\b\d{6}\b/);
});

test('a phone number is confirmed by a letter to the own address', async () => {
  const who = await withPassword('Fedor Phones');
  const without = await start(who, '8 (912) 345-67-89', 'phone', '');
  expect(without.body.code).toBe('invalid_credentials');
  await start(who, '8 (912) 345-67-89', 'phone');
  expect(newest().to).toBe(who.email);
  expect((await confirm(who, codeOf(), 'phone')).body.value).toBe('+79123456789');
});

/** Every cell of the database that holds one of the words. */
async function findAnywhere(words: readonly string[]): Promise<string[]> {
  const columns = await api.db.query<{ table: string; column: string }>(
    `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'character varying')`,
  );
  const found = [];
  for (const { table, column } of columns) {
    const [row] = await api.db.query<{ count: number }>(
      `select count(*)::int as count from "${table}" where "${column}"::text ilike any($1::text[])`,
      [words.map((word) => `%${word}%`)],
    );
    if (row!.count > 0) found.push(`${table}.${column}`);
  }
  return found;
}

test('an account is deleted thirty days later, and no row of the person remains', async () => {
  const who = await withPassword('Xenia Zyryanova');
  const friend = await someone(api, 'Gleb Stays');
  // Both are told to the friend under the name.
  await api.call('people/askFriend', { id: friend.id }, { session: who.session });
  await api.call('messages/sendMessage', { to: friend.id, text: 'Good bye' }, { session: who.session });
  await api.call('/account/subscribeToMailing', {}, { session: who.session });
  await start(who, 'zyryanova-next@test.example');
  const picture = await paint({ seed: 5, width: 400, height: 300, format: 'jpeg' });
  await api.call(
    'people/savePicture',
    { kind: 'photo', image: picture.toString('base64') },
    { session: who.session },
  );
  const words = ['zyryanova'];
  expect(await findAnywhere(words)).toEqual(expect.arrayContaining(['account.last_name', 'notice.words']));

  expect((await api.call('people/askDeletion', { password: 'wrong' }, { session: who.session })).status).toBe(
    401,
  );
  const inThirtyDays = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const before = inThirtyDays();
  const asked = await api.call('people/askDeletion', { password }, { session: who.session });
  // Midnight may come in between.
  expect([before, inThirtyDays()]).toContain(asked.body.deletedOn);
  expect(newest()).toMatchObject({ to: who.email });
  expect((await api.call('people/getOwnProfile', {}, { session: who.session })).status).toBe(401);
  const job = accountDeletion(api.services);
  const signal = new AbortController().signal;
  await job.work({}, signal);
  expect(await findAnywhere(words)).toContain('account.last_name');

  await api.db.run(`update account set delete_after = now() - interval '1 minute' where id = $1`, [who.id]);
  await job.work({}, signal);
  expect(await findAnywhere(words)).toEqual([]);
  for (const { table, column } of await listReferences(api.db)) {
    const rows = await api.db.query(`select 1 from "${table}" where "${column}" = $1`, [who.id]);
    expect([table, column, rows.length]).toEqual([table, column, 0]);
  }
});

test('every table that names an account either goes with it or forgets it', async () => {
  const rules = await api.db.query<{ table: string; rule: string }>(
    `select conrelid::regclass::text as "table", confdeltype::text as rule from pg_constraint
      where contype = 'f' and confrelid = 'account'::regclass`,
  );
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter(({ rule }) => !['c', 'n'].includes(rule))).toEqual([]);
});

test('signing in within the thirty days takes the deletion back', async () => {
  const who = await withPassword('Kira Returns');
  await api.call('people/askDeletion', { password }, { session: who.session });
  const waits = async () =>
    (
      await api.db.query<{ waits: boolean }>(
        'select delete_after is not null as waits from account where id = $1',
        [who.id],
      )
    )[0]!.waits;
  expect(await waits()).toBe(true);
  expect((await loginAs(api, { email: who.email, password })).status).toBe(200);
  expect(await waits()).toBe(false);
});

test('the archive has every table with rows of the person, the picture, and no secret; only its owner takes it', async () => {
  const who = await withPassword('Lidia Takes');
  const friend = await someone(api, 'Mark Friend');
  await befriend(api, who, friend);
  await api.db.run('insert into person_block (account_id, blocked_id) values ($1, $2)', [friend.id, who.id]);
  const picture = await paint({ seed: 6, width: 400, height: 300, format: 'jpeg' });
  await api.call(
    'people/savePicture',
    { kind: 'photo', image: picture.toString('base64') },
    { session: who.session },
  );
  const state = async (as = who) => (await api.call('people/getArchive', {}, { session: as.session })).body;
  expect(await state()).toMatchObject({ state: 'none', address: null });
  await api.call('people/orderArchive', {}, { session: who.session });
  expect((await state()).state).toBe('waiting');
  await makeArchive(api.db, who.id);
  const { address } = await state();
  expect(await state(friend)).toMatchObject({ state: 'none' });
  const take = (session: string) =>
    api.app.inject({ url: address, headers: { cookie: cookieHeader(identityCookie, session) } });
  expect((await take(friend.session)).statusCode).toBe(404);
  expect((await api.app.inject({ url: address })).statusCode).toBe(404);
  const files = unzipSync(new Uint8Array((await take(who.session)).rawPayload));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'README.txt',
      'data/account.json',
      'data/friendship.json',
      'data/person.json',
      'pictures/photo.webp',
    ]),
  );
  // Who blocked the person is the other's own; what opens a session is nobody's to read.
  expect(Object.keys(files)).not.toContain('data/person_block.json');
  const all = Object.values(files)
    .map((file) => strFromU8(file))
    .join('');
  expect(all).toContain('Lidia');
  expect(all).not.toMatch(/argon2id|token_hash|password_hash/);
});
