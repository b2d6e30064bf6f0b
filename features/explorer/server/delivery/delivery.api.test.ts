import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadCatalogues } from '#app/messages.ts';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openMailServer, type TestMailServer } from '#features/digest/testing/mail-server.ts';
import { openBlobs } from '#platform/server/blobs/open-blobs.ts';
import { openMailer } from '#platform/server/mail/mail.ts';
import { buildTranslate } from '#platform/server/texts.ts';
import { sendBoards } from './send-boards.ts';
import { watchBoards } from './watch-boards.ts';

const moscow = 1_124_665;
const cases = 'covid_cases_new';
/** A Monday, 8:10 in Moscow, 14:10 in Tokyo. */
const monday = new Date('2026-11-23T05:10:00Z');
const later = (hours: number) => new Date(monday.getTime() + hours * 3_600_000);
const { signal } = new AbortController();

let api: TestApp;
let mail: TestMailServer;
let catalogues: Awaited<ReturnType<typeof loadCatalogues>>;
let owner: string;
let other: string;
beforeAll(async () => {
  [api, mail, catalogues] = await Promise.all([
    openFiguresApp({ AS_OF: '2021-04-20', PUBLIC_URL: 'https://svodka.example', SAMPLE_ACCOUNTS: 'false' }),
    openMailServer(),
    loadCatalogues(),
  ]);
  owner = await signInAs(api.db, { licensed: true, email: 'owner@test.example' });
  other = await signInAs(api.db, { email: 'other@test.example' });
});
afterAll(async () => {
  await mail.close();
  await api.close();
});
beforeEach(async () => {
  mail.received.length = 0;
  mail.refuse(undefined);
  await api.db.run('delete from board');
});

type Name = Parameters<TestApp['call']>[0];
const ask = (name: Name, input: object, session?: string) =>
  api.call(name, input, { locale: 'en', ...(session !== undefined && { session }) });
const services = () => ({
  ...api.services,
  translate: buildTranslate(catalogues),
  mailer: openMailer({ ...api.services.config, SMTP_URL: mail.url }, openBlobs(api.services, 'mail')),
});
const send = (now = monday) => sendBoards(services(), now, signal);
const watch = () => watchBoards(services(), new Date(), signal);

const view = { kind: 'view', address: `i=${cases}&p=${moscow}&from=2021`, name: '' };
const words = { kind: 'text', text: 'Why it <fell>.' };
const make = async (tiles: object[] = [view, words], session = owner): Promise<number> =>
  (await ask('boards/createBoard', { name: 'Moscow', tiles }, session)).body.id;
const choose = (id: number, part: object = {}, session: string | undefined = owner) =>
  ask(
    'boards/saveLetter',
    { id, isOn: true, hour: 8, zone: 'Europe/Moscow', weekday: null, ...part },
    session,
  );
const delivery = async (id: number) => (await ask('boards/getDelivery', { id }, owner)).body;
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');
/** The text part of a letter as its reader sees it, its spaces plain. */
const textOf = (letter: string): string => {
  const part = letter.split(/^--/m).find((each) => each.includes('text/plain'))!;
  const body = part.slice(part.search(/\r?\n\r?\n/));
  if (part.includes('base64')) return plain(Buffer.from(body, 'base64').toString());
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  return plain(Buffer.from(bytes, 'latin1').toString());
};

test('another’s board has no letter and no alerts, nor does a stranger’s; hours, zones, days and tiles that are none are refused', async () => {
  const id = await make();
  const [, text] = (await ask('boards/getBoard', { id: String(id) }, owner)).body.tiles;
  expect(await delivery(id)).toMatchObject({
    email: 'owner@test.example',
    letter: { isOn: false, hour: 8, lastSent: null },
    watched: [],
  });
  const refused = [
    await ask('boards/getDelivery', { id }, other),
    await choose(id, {}, other),
    await ask('boards/watchTile', { id, tileId: text.id, isOn: true }, other),
    await ask('boards/watchTile', { id, tileId: text.id, isOn: true }, owner),
    await ask('boards/watchTile', { id, tileId: 'none', isOn: true }, owner),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  expect((await ask('boards/getDelivery', { id })).status).toBe(401);
  for (const part of [{ hour: 24 }, { zone: 'Narnia' }, { weekday: 8 }, { weekday: 0 }])
    expect((await choose(id, part)).status).toBe(400);
});

test('a board comes once at its hour with its figures, words and a one-click end, and again the next day', async () => {
  const id = await make();
  await choose(id);
  expect(await send(later(-1))).toBe(0);
  expect((await Promise.all([send(), send()])).toSorted()).toEqual([0, 1]);
  expect([await send(later(1)), mail.received.length]).toEqual([0, 1]);
  const [letter] = mail.received;
  expect(letter).toContain('To: owner@test.example');
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const text = textOf(letter!);
  const shown = (await ask('boards/getBoard', { id: String(id) }, owner)).body.tiles[0].data;
  expect(text).toContain(plain(shown.title));
  expect(text).toMatch(/As known on 20 April 2021\./);
  expect(text).toMatch(/Moscow: [\d,]+ cases/);
  expect(text).toContain('Why it <fell>.');
  expect(text).toContain(`https://svodka.example/en/explore?${view.address}`);
  expect(text).toContain(`https://svodka.example/en/boards/${id}`);
  expect((await delivery(id)).letter).toMatchObject({ isOn: true, lastSent: expect.any(String) });
  expect(await send(later(24))).toBe(1);
});

test('once a week it comes on its day, in the zone that was chosen; a deleted board and a blocked account get none', async () => {
  const id = await make();
  await choose(id, { weekday: 2 });
  expect([await send(), await send(later(24))]).toEqual([0, 1]);
  await choose(id, { zone: 'Asia/Tokyo', hour: 14 });
  expect(await send(later(48))).toBe(1);
  await ask('boards/deleteBoard', { id }, owner);
  expect(await send(later(72))).toBe(0);
  await ask('boards/restoreBoard', { id }, owner);
  await api.db.run(`update account set blocked = true where email = 'owner@test.example'`);
  expect(await send(later(72))).toBe(0);
  await api.db.run(`update account set blocked = false`);
  expect(await send(later(72))).toBe(1);
  await choose(id, { isOn: false });
  expect(await send(later(96))).toBe(0);
});

test('without a licence a letter has figures known thirty days ago, and names no measure that is not published', async () => {
  const tiles = [view, { kind: 'measure', measureId: 7 }];
  await choose(await make(tiles));
  await choose(await make(tiles, other), {}, other);
  expect(await send()).toBe(2);
  const letterTo = (address: string) =>
    textOf(mail.received.find((letter) => letter.includes(`To: ${address}`))!);
  const [licensed, open] = [letterTo('owner@test.example'), letterTo('other@test.example')];
  expect(licensed).toMatch(/20 April 2021: [\d,]+ cases\./);
  expect(open).toContain('Values are shown as known on 21 March 2021');
  expect(open).not.toContain('April');
  expect(open).toContain('This measure is not published.');
});

test('one click ends the letters without a session; a forged token ends nothing', async () => {
  await choose(await make());
  await send();
  const token = /endLetter\?token=([\w-]+)/.exec(mail.received[0]!.replaceAll(/=\r?\n|\r?\n\s+/g, ''))![1]!;
  const end = (used: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/boards/endLetter?token=${used}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await end(`${token.slice(0, -2)}xx`)).statusCode).toBe(410);
  expect(await send(later(24))).toBe(1);
  expect([(await end(token)).statusCode, (await end(token)).statusCode]).toEqual([200, 200]);
  expect(await send(later(48))).toBe(0);
});

test('a server that cannot now is asked again; a box that is gone three times ends the letters, which is said', async () => {
  const id = await make();
  await choose(id);
  mail.refuse(450);
  expect(await send()).toBe(0);
  mail.refuse(undefined);
  expect(await send()).toBe(0);
  await api.db.run('update board_letter set next_at = now()');
  expect(await send()).toBe(1);
  mail.refuse(550);
  for (const hours of [24, 48, 72]) expect(await send(later(hours))).toBe(0);
  mail.refuse(undefined);
  expect(await send(later(96))).toBe(0);
  expect((await delivery(id)).letter).toMatchObject({ isOn: false, isUndelivered: true });
});

/** A figure of Moscow's cases of 21 April that became known on a day, seen from now on as an import that was published. */
async function publish(knownAt: string, value: number): Promise<void> {
  await api.db.run(
    `insert into data_load (load_id, data_set, version, origin, published_at)
     select max(load_id) + 1, 'test', $1, 'operator', now() from data_load`,
    [knownAt],
  );
  await api.db.run(
    `insert into fact (series_id, day, known_at, load_id, value)
     select series_id, '2021-04-21', $2::date, published_load(), $3 from series
      where indicator = $1 and place_id = $4 and dims = '' order by series_id limit 1`,
    [cases, knownAt, value, moscow],
  );
}

test('a new figure of a watched view is told once, a revised one again; without a licence, after thirty days', async () => {
  const id = await make();
  const [{ id: tileId }] = (await ask('boards/getBoard', { id: String(id) }, owner)).body.tiles;
  const set = (isOn: boolean) => ask('boards/watchTile', { id, tileId, isOn }, owner);
  const told = async (session = owner) =>
    (await ask('notices/getNotices', { kind: 'board' }, session)).body.notices.map(
      ({ title, text, path }: { title: string; text: string; path: string }) => ({
        title,
        text: plain(text),
        path,
      }),
    );
  expect((await set(true)).body).toEqual({ ok: true });
  expect((await delivery(id)).watched).toEqual([tileId]);
  const openId = await make([view], other);
  const [openTile] = (await ask('boards/getBoard', { id: String(openId) }, other)).body.tiles;
  await ask('boards/watchTile', { id: openId, tileId: openTile.id, isOn: true }, other);
  expect([await watch(), await watch()]).toEqual([0, 0]);
  await publish('2021-04-18', 77_777);
  expect([await watch(), await watch()]).toEqual([1, 0]);
  expect(await told(other)).toEqual([]);
  const [first] = await told();
  expect(first.title).toMatch(/^Moscow: /);
  expect(first.text).toMatch(
    /^Moscow, 21 April 2021: 77,777 cases, before that [\d,]+ cases \(20 April 2021\)\.$/,
  );
  expect(first.path).toBe(`/boards/${id}`);
  await publish('2021-04-19', 66_666);
  expect(await watch()).toBe(1);
  expect((await told())[0].text).toMatch(/^Moscow, 21 April 2021: 66,666 cases instead of 77,777 cases/);
  await set(false);
  await publish('2021-04-20', 55_555);
  expect([await watch(), (await delivery(id)).watched]).toEqual([0, []]);
});
