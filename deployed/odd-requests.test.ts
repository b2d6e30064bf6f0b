import { connect } from 'node:net';
import { expect, inject, test } from 'vitest';
import { Browser } from './browser.ts';

const stranger = new Browser();
const html = { accept: 'text/html' };

/** Headers that every refusal carries. */
function expectGuarded(headers: Record<string, unknown>): void {
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
}

test.each(['/%', '/%zz', '/ru/%ff', '/ru/news%', '/api/%', '/%E0%A4', '/ru/?text=%'])(
  '%s is refused like everything else',
  async (path) => {
    const problem = await stranger.send(path);
    expect([problem.status, problem.headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    expectGuarded(problem.headers);
    expect(JSON.parse(problem.text)).toMatchObject({
      code: 'bad_request',
      requestId: problem.headers['x-request-id'],
    });
    const page = await stranger.send(path, { headers: html });
    const isCall = path.startsWith('/api');
    expect([page.status, page.headers['content-type']]).toEqual([
      400,
      isCall ? 'application/problem+json; charset=utf-8' : 'text/html; charset=utf-8',
    ]);
    expect(page.headers['x-content-type-options']).toBe('nosniff');
  },
);

test.each([
  ['/documents/', 401],
  ['/pictures/', 404],
  ['/images/', 404],
])('a parameter of any length is the handler’s to refuse: %s', async (path, status) => {
  const answer = await stranger.send(path + 'a'.repeat(900));
  expect(answer.status).toBe(status);
  expectGuarded(answer.headers);
});

/** What the first process answers to these bytes. */
async function answerTo(
  bytes: string,
): Promise<{ status: number; headers: Record<string, string | undefined>; body: string }> {
  const { hostname, port } = new URL(inject('deployment').origins[0]!);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  const ended = new Promise((done) => socket.once('close', done));
  socket.on('error', () => {});
  socket.write(bytes);
  await ended;
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(first.split(' ')[1]), headers, body };
}

test.each([
  [
    'headers beyond measure',
    `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  ['what is no HTTP', 'HELLO\r\n\r\n', 400, 'bad_request'],
])('%s is answered as a problem', async (_what, bytes, status, code) => {
  const { status: given, headers, body } = await answerTo(bytes);
  expect(given).toBe(status);
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expectGuarded(headers);
  expect(JSON.parse(body)).toMatchObject({ status, code });
});

test('a page in another spelling is the same page: guarded by the same guard, or no page at all', async () => {
  const statuses: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  const ways: [string, number, RegExp?][] = [
    ['/ru/%61ctions/0/add', 302, /^\/ru\/login\?/],
    ['/ru/%73earch/muted', 302, /^\/ru\/login\?/],
    ['/ru/news/../profile', 302, /^\/ru\/profile$/],
    ['/ru/news/%2e%2e/profile', 302, /^\/ru\/profile$/],
    ['/ru\\profile', 302, /^\/ru\/profile$/],
    ['/x/..//evil.test', 302, /^\/ru\/\/evil\.test$/],
    ['/ru//profile', 302, /^\/ru\/notFound$/],
    ['/ru/nowhere', 302, /^\/ru\/notFound$/],
    ['/ru/notFound', 404],
    ['/ru/%6eotFound', 404],
    ['/ru/_', 302, /^\/ru\/notFound$/],
  ];
  for (const [path, status, to] of ways) {
    // By hand: a client of the standard kind would write the address straight before it sends it.
    const { status: given, headers } = await answerTo(
      `GET ${path} HTTP/1.1\r\nhost: svodka.test\r\nx-forwarded-proto: https\r\naccept: text/html\r\nconnection: close\r\n\r\n`,
    );
    const location = headers['location'] ?? '';
    statuses[path] = [given, to === undefined || to.test(location) ? 'there' : location];
    expected[path] = [status, 'there'];
    if (status === 302) expect(headers['content-type']).toBeUndefined();
  }
  expect(statuses).toEqual(expected);
});

test('who refuses a packed form gets none, wherever it is packed', async () => {
  for (const path of ['/ru/', '/api/news/getRubrics', '/ru/feeds/stories.rss', '/ru/login']) {
    const plain = await stranger.send(path, { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect([path, plain.headers['content-encoding']]).toEqual([path, undefined]);
    const packed = await stranger.send(path, { headers: { 'accept-encoding': 'br;q=0, gzip' } });
    expect(['gzip', undefined]).toContain(packed.headers['content-encoding']);
  }
});
