import { afterAll, beforeEach, expect, test } from 'vitest';
import type { openMailer } from '#platform/server/mail/mail.ts';
import { letterMonday as monday, openLetterRoom } from '../../testing/letter-room.ts';
import { digestSending, sendDigests } from './send-digests.ts';

const signal = new AbortController().signal;
const later = (hours: number) => new Date(monday.getTime() + hours * 3_600_000);
const { api, mail, session, services, choose, send, beginAnew, close } = await openLetterRoom();
beforeEach(beginAnew);
afterAll(close);

const states = async () =>
  (await api.db.query<{ state: string }>('select state from digest_letter order by issue_day')).map(
    ({ state }) => state,
  );

test('a letter comes once at its hour, with a text part and a one-click end', async () => {
  expect(await send(later(-1))).toBe(0);
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  expect(await send(later(1))).toBe(0);
  expect(mail.received).toHaveLength(1);
  const [letter] = mail.received;
  expect(letter).toContain('To: reader@test.example');
  expect(letter).toContain('Content-Type: text/plain');
  expect(letter).toContain('Content-Type: text/html');
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(letter).toContain('Oil grows');
  expect(await send(later(24))).toBe(1);
});

test('a letter comes within five minutes of its hour: not a minute before, with the first look after it, and there is one every minute', async () => {
  const at = (time: string) => new Date(`2026-11-23T${time}:00+03:00`);
  expect(await send(at('06:59'))).toBe(0);
  expect(await send(at('07:00'))).toBe(1);
  expect(mail.received).toHaveLength(1);
  expect(digestSending(services()).schedule).toBe('* * * * *');
});

test('the hour is of the reader’s zone, the days are those chosen, and a late start still sends for two hours', async () => {
  await choose({ zone: 'Asia/Tokyo', hour: 13 });
  expect(await send()).toBe(1);
  await api.db.run('delete from digest_letter');
  await choose({ weekdays: [2] });
  expect(await send()).toBe(0);
  expect(await send(later(24))).toBe(1);
  await api.db.run('delete from digest_letter');
  await choose({ hour: 5 });
  expect(await send()).toBe(1);
  await api.db.run('delete from digest_letter');
  await choose({ hour: 4 });
  expect(await send()).toBe(0);
});

test('two processes at once send one letter', async () => {
  const counts = await Promise.all([send(), send(), send()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(mail.received).toHaveLength(1);
});

test('a process that dies before it spoke to the server leaves the letter to the next, which sends it once', async () => {
  await sendDigests(
    { ...services(), config: { ...api.services.config, publicUrl: 'no address' } },
    monday,
    signal,
  ).catch(() => {});
  expect([await states(), mail.received.length]).toEqual([['claimed'], 0]);
  expect(await send()).toBe(0);
  await api.db.run(`update digest_letter set claimed_until = now() - interval '1 second'`);
  expect([await send(), await send(), mail.received.length]).toEqual([1, 0, 1]);
});

test('a process that dies after the server took the letter leaves none to send again', async () => {
  const dying = {
    ...services(),
    mailer: {
      async send(letter: Parameters<ReturnType<typeof openMailer>['send']>[0]) {
        await services().mailer.send(letter);
        await new Promise(() => {});
      },
    },
  };
  void sendDigests(dying, monday, signal);
  await expect.poll(() => mail.received.length).toBe(1);
  await api.db.run(`update digest_letter set claimed_until = now() - interval '1 second'`);
  expect(await send()).toBe(0);
  expect([await states(), mail.received.length]).toEqual([['unsure'], 1]);
});

test('a server that cannot now is asked again later; a box that is gone is not, and three such letters end the mailing', async () => {
  mail.refuse(451);
  expect([await send(), await states()]).toEqual([0, ['due']]);
  mail.refuse(undefined);
  await api.db.run('update digest_letter set next_at = now()');
  expect([await send(), await states()]).toEqual([1, ['sent']]);
  mail.refuse(550);
  for (const day of [1, 2, 3]) await send(later(24 * day));
  expect(await states()).toEqual(['sent', 'failed', 'failed', 'failed']);
  await api.db.run(`update mailing_subscription set subscribed_at = '2026-01-01'`);
  const { endBounced } = await import('./letter-queries.ts');
  expect(await endBounced(api.db)).toBe(1);
  mail.refuse(undefined);
  expect(await send(later(96))).toBe(0);
});

test('one click ends it without a login; a forged token ends nothing', async () => {
  await send();
  const [letter] = mail.received;
  const token = /unsubscribeByLetter\?token=([\w-]+)/.exec(letter!.replaceAll(/=\r?\n|\r?\n\s+/g, ''))![1]!;
  const end = (used: string) =>
    api.app.inject({
      method: 'POST',
      url: `/account/unsubscribeByLetter?token=${used}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await end(`${token.slice(0, -2)}xx`)).statusCode).toBe(410);
  expect(await send(later(24))).toBe(1);
  expect((await end(token)).statusCode).toBe(200);
  expect(await send(later(48))).toBe(0);
});

test('an address nobody confirmed gets nothing, nor does a blocked account', async () => {
  await api.db.run('update mailing_subscription set confirmed_at = null');
  expect(await send()).toBe(0);
  await api.db.run('update mailing_subscription set confirmed_at = now()');
  await api.db.run(`update account set blocked = true where email_key = 'reader@test.example'`);
  expect(await send()).toBe(0);
  await api.db.run('update account set blocked = false');
  expect(await send()).toBe(1);
});

test('whoever has a region of their own reads its morning first, each number with its receipt; one place is read once', async () => {
  await api.db.run(`update account set own_region_yugo_id = 1124665 where email_key = 'reader@test.example'`);
  const told = (await api.call('event/getExclusiveTab', { yugoId: 1124665 }, { session })).body;
  const { text, html } = (await api.call('digest/getLetter', {}, { session })).body;
  expect(text).toContain(told.headline);
  const numbers = told.sentences
    .flatMap(
      ({ pieces }: { pieces: { kind: string; text: string; receipt: { period: string } }[] }) => pieces,
    )
    .filter(({ kind }: { kind: string }) => kind === 'number');
  expect(numbers.length).toBeGreaterThan(5);
  const receipts = new Map<string, string>(
    [...text.matchAll(/^\[(\d+)\] (.+)$/gm)].map(([, at, line]) => [at, line]),
  );
  // Said once, in whichever order: the three numbers of a forecast have one receipt.
  const said = [...receipts.values()].map((line) => line.split(/[.;] /).toSorted().join());
  expect(new Set(said).size).toBe(receipts.size);
  for (const { text: number, receipt } of numbers) {
    const [, rest] = text.split(`${number} [`);
    expect(receipts.get(rest.slice(0, rest.indexOf(']')))).toContain(`${receipt.period}. `);
  }
  // Moscow's week of 2 to 8 June 2020, as the bundled reports have it.
  expect(text).toMatch(/2,286.*\s=\s13,930\. .*known\son\s8\sJune\s2020\./);
  expect(html).toContain('href="https://svodka.example/en/main/1124665"');
  // The receipts stand behind the stories, and what is one number is no sum of itself.
  expect(text.lastIndexOf('[1] ')).toBeGreaterThan(text.indexOf('Oil grows'));
  expect(text).not.toMatch(/: (\S+) = \1\. /);
  expect(await send()).toBe(1);
  expect(mail.received[0]).toContain('13,930');
  await api.db.run('update account set own_region_yugo_id = null');
});

test('the letter says on which days it comes: all, those of work, or by their names', async () => {
  const said = async (weekdays: number[]) => {
    await choose({ weekdays });
    return (await api.call('digest/getLetter', {}, { session })).body.text;
  };
  expect(await said([1, 2, 3, 4, 5, 6, 7])).toContain('It comes at 07:00 (Europe/Moscow), every day, to ');
  expect(await said([5, 4, 3, 2, 1])).toContain(', Monday to Friday, to ');
  expect(await said([7, 3])).toContain(', Wed and Sun, to ');
});

test('sections nothing came of are named in one line; a headline bears the time it came at', async () => {
  const { text } = (await api.call('digest/getLetter', {}, { session })).body;
  expect(text).toMatch(/Economics\n={9}\n1 headline in 24 hours\n- 22:00 Oil grows \(/);
  expect(text).toMatch(/\nNothing came in 24 hours: \S.*\.\n/);
  expect(text.match(/Nothing came/g)).toHaveLength(1);
  expect(text).not.toContain('0 headlines');
});
