import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { findBrowser } from './find-browser.ts';
import { printOrder } from './print-job.ts';
import { beginOrder, issueTicket, redeemTicket } from './print-queries.ts';
import { ticketHeader } from './print-page.ts';
import { warmBrowser } from './warm-browser.ts';

// The pages printed here are a stand-in's: what it was asked for is what the browser may reach. The real ones are printed by the journey.

const address = '/ru/regions/1124665/overview?asOf=2021-07-01';
const { signal } = new AbortController();

let api: TestApp;
let licensed: string;
let other: string;

beforeAll(async () => {
  api = await openTestApp({ LICENSE_POLICY: 'api', BROWSER_PATH: process.execPath });
  licensed = await signInAs(api.db, { licensed: true });
  other = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const order = async (session = licensed, given = address, more: readonly string[] = []) =>
  api.call('printing/order', { address: given, more }, { session });
const stateOf = async (id: string, session = licensed) => api.call('printing/getOrder', { id }, { session });

test('a PDF is ordered with a licence, for a dossier or the summary, three at a time', async () => {
  expect((await api.call('printing/order', { address })).status).toBe(401);
  const unlicensed = await signInAs(api.db);
  expect((await order(unlicensed)).status).toBe(402);
  for (const wrong of ['/ru/settings', 'https://example.org/ru/summary', '//example.org/ru/summary', ''])
    expect((await order(licensed, wrong)).status).toBe(400);
  // Several pages make one file only as tabs of one dossier in one language, each once.
  for (const more of ['/ru/regions/1124666/finance', '/en/regions/1124665/finance', '/ru/summary', address])
    expect((await order(licensed, address, [more])).status).toBe(400);
  const busy = await signInAs(api.db, { licensed: true });
  for (const expected of [200, 200, 200, 429]) expect((await order(busy)).status).toBe(expected);
});

test('an order is its owner’s alone: to others it does not exist, nor does its file', async () => {
  const { id } = (await order()).body;
  expect((await stateOf(id)).body).toMatchObject({ state: 'waiting', progress: 0, file: null });
  expect((await stateOf(id, other)).status).toBe(404);
  expect((await api.call('printing/cancel', { id }, { session: other })).status).toBe(404);
  await api.db.run(`update print_order set state = 'ready', pdf = '%PDF-' where id = $1`, [id]);
  const { file } = (await stateOf(id)).body;
  const status = async (path: string, session?: string) =>
    (await api.app.inject({ url: path, cookies: session ? { [identityCookie]: session } : {} })).statusCode;
  expect(await status(file, licensed)).toBe(200);
  expect(await status(file, other)).toBe(404);
  expect(await status(file)).toBe(404);
  expect(await status('/prints/1.pdf', licensed)).toBe(404);
  await api.db.run(`update print_order set asked_at = now() - interval '25 hours' where id = $1`, [id]);
  expect(await status(file, licensed)).toBe(404);
});

test('a ticket opens its address once, within its minute, while the order is being printed', async () => {
  const begin = async () => {
    const { id } = (await order(other)).body;
    expect(await beginOrder(api.db, id)).toEqual([address]);
    await expect(issueTicket(api.db, id, '/ru/summary')).rejects.toThrow();
    return { ticket: await issueTicket(api.db, id, address) };
  };
  const used = await begin();
  expect(await redeemTicket(api.db, used.ticket, '/ru/regions/1124665/finance')).toBeNull();
  expect(await redeemTicket(api.db, 'x'.repeat(43), address)).toBeNull();
  const reads = async (given = used.ticket) =>
    (
      await api.app.inject({
        url: '/api/printing/getOrder?id=00000000-0000-4000-8000-000000000000',
        headers: { [ticketHeader]: given },
      })
    ).statusCode;
  // Until its page is opened it reads nothing; then it reads as the account, and neither writes nor opens a page.
  expect(await reads()).toBe(401);
  expect(await redeemTicket(api.db, used.ticket, address)).toBeGreaterThan(0);
  expect(await reads()).toBe(404);
  expect(await reads('x'.repeat(43))).toBe(401);
  const writing = { method: 'POST', url: '/api/printing/order', payload: { address } } as const;
  const written = await api.app.inject({ ...writing, headers: { [ticketHeader]: used.ticket } });
  expect(written.statusCode).toBe(401);
  // A call that is posted and only reads is answered, so that its tile is on paper too.
  const posted = {
    method: 'POST',
    url: '/api/modeling/getPeopleStatsForecast',
    payload: { yugoId: 7 },
  } as const;
  const read = async (headers: Record<string, string>) =>
    (await api.app.inject({ ...posted, headers })).statusCode;
  expect([await read({}), await read({ [ticketHeader]: used.ticket })]).toEqual([401, 404]);
  expect(await redeemTicket(api.db, used.ticket, address)).toBeNull();
  const late = await begin();
  await api.db.run(
    `update print_order set ticket_until = now() - interval '1 second' where state = 'printing'`,
  );
  expect(await redeemTicket(api.db, late.ticket, address)).toBeNull();
  expect(await reads()).toBe(401);
});

test('what was cancelled is not printed; a lost order says so, one that others come before does not', async () => {
  const person = await signInAs(api.db, { licensed: true });
  const { id } = (await order(person)).body;
  expect((await api.call('printing/cancel', { id }, { session: person })).status).toBe(200);
  await printOrder(api.services, id, { signal });
  expect((await stateOf(id, person)).body.state).toBe('cancelled');
  const lost = (await order(person)).body.id;
  const age = (what: string, minutes: number) =>
    api.db.run(`update print_order set ${what} = now() - make_interval(mins => $2) where id = $1`, [
      lost,
      minutes,
    ]);
  await age('asked_at', 10);
  expect((await stateOf(lost, person)).body).toMatchObject({ state: 'waiting', reason: null });
  await age('asked_at', 16);
  expect((await stateOf(lost, person)).body).toMatchObject({ state: 'failed', reason: 'lost' });
});

test('a server without a browser refuses orders with 503', async () => {
  const bare = await openTestApp({ BROWSER_PATH: 'none' });
  const session = await signInAs(bare.db, { licensed: true });
  expect((await bare.call('printing/order', { address }, { session })).status).toBe(503);
  await bare.close();
});

/** Tiles that load by script, one after the other. */
const tiles = ['Почему изменилось', 'Меры в силе', 'Ограничения'];

/** A page of a stand-in with everything it should not fetch. */
const page = (foreign: string) => `<!doctype html><title>x</title><link rel="stylesheet" href="/assets/a.css">
<img src="${foreign}/stolen.png"><img src="/api/regiondossier/getRegionList"><iframe src="/ru/settings"></iframe>
<main><h1>Москва</h1>${tiles.map((title, at) => `<section data-tile aria-busy="true"><h2>${title}</h2><p id="${at}"></p></section>`).join('')}
<details data-print="open"><summary>Ещё</summary>Развёрнуто</details></main>
<script>
fetch('${foreign}/stolen').catch(() => {});
fetch('/api/account/logout', { method: 'POST' }).catch(() => {});
new EventSource('/api/live');
performance.mark('interactive');
${JSON.stringify(tiles)}.forEach((_, at) => setTimeout(async () => {
  document.getElementById(at).textContent = await (await fetch('/api/tile/' + at)).text();
  document.getElementById(at).parentElement.removeAttribute('aria-busy');
}, 300 * at));
</script>`;

async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ server: Server; origin: string }> {
  const server = createServer(handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function printFrom(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  {
    timeout = 60_000,
    more = [] as readonly string[],
    whilePrinting = async (_id: string): Promise<void> => {},
  } = {},
) {
  const { server, origin } = await listen(answer);
  const person = await signInAs(api.db, { licensed: true });
  const { id } = (await order(person, address, more)).body;
  const services = { ...api.services, config: { ...api.services.config, BROWSER_PATH: undefined } };
  const printed = printOrder(services, id, { signal, origin, timeout });
  await whilePrinting(id);
  await printed;
  server.closeAllConnections();
  server.close();
  const { body } = await stateOf(id, person);
  return { person, body };
}

// Without a browser on the machine there is nothing to print with; npm test brings one.
const withBrowser = test.skipIf(findBrowser(undefined) === null);

withBrowser(
  'the browser gets the page and what its tiles read with the ticket, its own parts without, and nothing else; it prints when all tiles are there',
  async () => {
    const asked: string[] = [];
    const foreign = await listen((request, response) => {
      asked.push(`foreign ${request.url}`);
      response.end();
    });
    const { person, body } = await printFrom((request, response) => {
      asked.push(`${request.url} ${request.headers[ticketHeader] === undefined ? 'bare' : 'ticket'}`);
      expect(request.headers.cookie).toBeUndefined();
      const type = request.url === '/assets/a.css' ? 'text/css' : 'text/html';
      response.setHeader('content-type', `${type}; charset=utf-8`);
      response.end(request.url === address ? page(foreign.origin) : `значение ${request.url}`);
    });
    foreign.server.close();
    expect(asked).toEqual([
      `${address} ticket`,
      '/assets/a.css bare',
      ...tiles.map((_, at) => `/api/tile/${at} ticket`),
    ]);
    expect(body).toMatchObject({ state: 'ready', progress: 100, reason: null });
    const file = await api.app.inject({ url: body.file, cookies: { [identityCookie]: person } });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toContain('svodka-1124665-overview.pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.rawPayload)), {
      mergePages: true,
    });
    for (const part of ['Москва', 'Развёрнуто', ...tiles]) expect(text).toContain(part);
    tiles.forEach((_, at) => expect(text).toContain(`значение /api/tile/${at}`));
    // The page's title and the sheet's number stand at its foot.
    expect(text).toMatch(/x\s*1 \/ 1/);
  },
);

/** A tab of a dossier as the pages have it: what is printed once, where it leads, whom it cites. */
const tabPage = (tab: string, source: string) => `<!doctype html><title>Сводка — Москва: ${tab}</title><main>
<div data-print-part><section data-print-once><h1>Москва</h1></section>
<nav><a aria-current="page">${tab}</a></nav><h2 id="same">Плитка ${tab}</h2><a href="#same">к плитке</a>
<span data-source="${source}">${source}</span><p data-contents="Содержание" data-sources="Источники"></p></div></main>
<script>performance.mark('interactive')</script>`;

withBrowser(
  'several tabs are one file: contents, each tab on a sheet of its own, every source once; each is opened with a ticket of its own',
  async () => {
    const finance = '/ru/regions/1124665/finance';
    const tickets: (string | string[] | undefined)[] = [];
    const { person, body } = await printFrom(
      (request, response) => {
        tickets.push(request.headers[ticketHeader]);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(request.url === finance ? tabPage('Финансы', 'ФНС') : tabPage('Обзор', 'Росстат'));
      },
      { more: [finance, '/ru/regions/1124665/population'] },
    );
    expect(body).toMatchObject({ state: 'ready', reason: null });
    expect(new Set(tickets).size).toBe(3);
    const file = await api.app.inject({ url: body.file, cookies: { [identityCookie]: person } });
    expect(file.headers['content-disposition']).toContain('svodka-1124665-dossier.pdf');
    const { text: sheets } = await extractText(await getDocumentProxy(new Uint8Array(file.rawPayload)));
    // Contents, three tabs, the list of sources after the last.
    expect(sheets).toHaveLength(4);
    expect(sheets[0]).toMatch(/Москва\s+Содержание.*Обзор.*Финансы.*Обзор.*Источники/s);
    expect(sheets[2]).toMatch(/Финансы.*Плитка Финансы/s);
    expect(sheets[3]).toMatch(/Источники.*Росстат.*ФНС/s);
    // The place stands in the contents, once in the first tab, and at the foot of each sheet with the product.
    expect(sheets.join(' ').match(/Москва/g)).toHaveLength(2 + 4);
    for (const sheet of sheets) expect(sheet).toMatch(/Сводка — Москва\s+\d \/ 4/);
  },
);

withBrowser('a page that is refused, sent elsewhere or too slow fails with its reason', async () => {
  const refused = await printFrom((_request, response) => void response.writeHead(403).end('no'));
  expect(refused.body).toMatchObject({ state: 'failed', reason: 'refused' });
  const login = await printFrom((request, response) => {
    if (request.url === address) response.writeHead(302, { location: '/ru/login' }).end();
    else response.end('login');
  });
  expect(login.body).toMatchObject({ state: 'failed' });
  const slow = await printFrom(() => {}, { timeout: 3_000 });
  expect(slow.body).toMatchObject({ state: 'failed', reason: 'too_slow' });
});

withBrowser('cancelling ends the browser at once and keeps no file', async () => {
  const began = performance.now();
  const { body } = await printFrom(() => {}, {
    whilePrinting: async (id) => {
      await new Promise((done) => setTimeout(done, 1_000));
      await api.db.run(`update print_order set state = 'cancelled' where id = $1`, [id]);
    },
  });
  expect(body).toMatchObject({ state: 'cancelled', file: null });
  expect(performance.now() - began).toBeLessThan(30_000);
});

withBrowser(
  'the browser is warmed behind the start; without one, or where it does not start, nothing fails',
  async () => {
    const warm = async (BROWSER_PATH: string | undefined) =>
      warmBrowser({ ...api.services, config: { ...api.services.config, BROWSER_PATH } });
    expect(await warm(undefined)).toBe(true);
    expect(await warm('none')).toBe(false);
    expect(await warm('/bin/false')).toBe(false);
  },
);
