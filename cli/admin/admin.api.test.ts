import { afterAll, beforeAll, expect, test } from 'vitest';
import { usageOf } from '#app/commands.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loginAs } from '#features/account/testing/visitor.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { runAdmin } from './admin.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

async function admin(line: string): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await runAdmin({ ...api.services, db: api.db }, line.split(' ').filter(Boolean), (text) =>
    lines.push(text),
  );
  return { code, text: lines.join('\n') };
}

test('an added account signs in with the printed one-time password', async () => {
  const { code, text } = await admin('users add Ada@example.org --first Ada --last Byron --region 1124665');
  expect(code).toBe(0);
  const password = /: (\S{12})$/.exec(text)![1]!;
  expect((await loginAs(api, { email: 'ada@example.org', password })).body.mustReplacePassword).toBe(true);
  expect(await admin('users add ada@example.org')).toEqual({
    code: 1,
    text: 'There is an account with the address ada@example.org already.',
  });
  expect((await admin('users list --search byron')).text).toMatch(
    /^Ada@example\.org\s+Ada Byron\s+no licence, no roles\n1 account$/,
  );
});

test('roles are granted, shown and revoked; an unknown role is refused with the list', async () => {
  const session = await signInAs(api.db, { email: 'roles@example.org' });
  expect((await admin('roles grant roles@example.org 10')).code).toBe(0);
  expect((await api.call('account/getCurrentAccount', {}, { session })).body.roles).toEqual([10]);
  expect((await admin('roles grant roles@example.org 10')).text).toBe(
    'roles@example.org had already role 10.',
  );
  expect((await admin('roles revoke roles@example.org 10')).code).toBe(0);
  expect((await admin('roles revoke roles@example.org 10')).code).toBe(1);
  expect(await admin('roles grant roles@example.org 7')).toEqual({
    code: 2,
    text: 'There is no role "7". Roles: 3, 9, 10, 11, 12.\nUsage: npm run admin -- roles grant <email> <role>',
  });
});

test('a licence is added, listed and ended', async () => {
  const session = await signInAs(api.db, { email: 'licence@example.org' });
  const isLicensed = async () =>
    (await api.call('account/getCurrentAccount', {}, { session })).body.hasActiveLicense;
  expect((await admin('licences add licence@example.org --days 30')).code).toBe(0);
  expect(await isLicensed()).toBe(true);
  const id = /^\s*(\d+)/.exec((await admin('licences list licence@example.org')).text)![1]!;
  expect((await admin(`licences end licence@example.org ${id}`)).code).toBe(0);
  expect(await isLicensed()).toBe(false);
  expect((await admin(`licences end licence@example.org ${id}`)).code).toBe(1);
  expect((await admin('licences add licence@example.org --days soon')).code).toBe(2);
  expect((await admin('licences add licence@example.org --product none')).text).toBe(
    'There is no product "none".',
  );
});

test('blocking and limiting end the sessions, and a reset password too', async () => {
  for (const verb of ['users block', 'users limit', 'passwords reset', 'sessions end']) {
    const email = `${verb.replace(' ', '-')}@example.org`;
    const session = await signInAs(api.db, { email });
    expect((await admin(`${verb} ${email}`)).code).toBe(0);
    expect((await api.call('account/getCurrentAccount', {}, { session })).body.id).toBe('');
  }
  expect((await admin('users show users-block@example.org')).text).toContain('blocked');
  expect((await admin('users unblock users-block@example.org')).text).toBe(
    'users-block@example.org is not blocked.',
  );
});

test('what is misspelt ends with code 2 and the way on, an unknown address with code 1', async () => {
  expect(await admin('users fly')).toEqual({
    code: 2,
    text: 'There is no command "users fly". See: npm run admin -- --help',
  });
  expect((await admin('users show')).text).toBe(
    'Missing: email.\nUsage: npm run admin -- users show <email>',
  );
  expect((await admin('users show a@b.ru extra')).code).toBe(2);
  expect((await admin('users list --colour red')).code).toBe(2);
  expect(await admin('users block nobody@example.org')).toEqual({
    code: 1,
    text: 'There is no account with the address nobody@example.org.',
  });
  expect(await usageOf('admin')).toContain('licences end <email> <id>');
});

test('figures in doubt are listed; a decision needs a known state, a reason, a name and a finding', async () => {
  expect((await admin('findings list')).text).toBe('No figure is in doubt.');
  expect((await admin('findings decide 1 wrong --reason so --by x@example.org')).code).toBe(2);
  expect((await admin('findings decide 1 accepted')).code).toBe(2);
  await signInAs(api.db, { email: 'judge@example.org' });
  expect(await admin('findings decide 1 accepted --reason so --by judge@example.org')).toEqual({
    code: 1,
    text: 'There is no finding 1.',
  });
});

test('how much costly work is done at once is listed, set and set back; an unknown kind and a number out of bounds are refused', async () => {
  expect((await admin('limits list')).text).toMatch(/^print\s+4 at once \(default\), 0 under way$/m);
  expect(await admin('limits set print 12')).toEqual({ code: 0, text: 'print: 12 at once, 4 before.' });
  expect((await admin('limits list')).text).toMatch(/^print\s+12 at once \(set\)/m);
  expect((await admin('limits set print 0')).code).toBe(2);
  expect((await admin('limits set print 1001')).code).toBe(2);
  expect((await admin('limits set letters 3')).text).toContain(
    'The kind is one of speech, picture, print, model.',
  );
  expect(await admin('limits reset print')).toEqual({ code: 0, text: 'print: 4 at once, 12 before.' });
});
