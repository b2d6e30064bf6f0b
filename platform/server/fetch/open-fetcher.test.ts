import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RefusedFetch } from './refused-fetch.ts';
import type { Fetcher, FetcherOptions, FetchAnswer } from './open-fetcher.ts';
import { openFetcher } from './open-fetcher.ts';
import { isPublicAddress } from './public-address.ts';
import type { Behaviour, HostileServer } from '../testing/hostile-server.ts';
import { openHostileServer } from '../testing/hostile-server.ts';

const feed = '<rss><channel><title>Лента</title></channel></rss>';
const rss = { 'content-type': 'application/rss+xml' };
const redirect =
  (status: number, location: string): Behaviour =>
  (response) =>
    response.writeHead(status, { location }).end();
const packed =
  (encoding: string, bytes: Uint8Array): Behaviour =>
  (response) =>
    response.writeHead(200, { ...rss, 'content-encoding': encoding }).end(bytes);

/** Sends a piece every so many milliseconds until the other side hangs up. */
function drip(piece: string | Uint8Array, ms: number): Behaviour {
  return (response) => {
    response.writeHead(200, rss);
    const timer = setInterval(() => response.write(piece), ms);
    response.on('close', () => clearInterval(timer));
  };
}

const paths: Record<string, Behaviour> = {
  '/feed': (response) =>
    response
      .writeHead(200, {
        ...rss,
        etag: '"1"',
        'last-modified': 'Mon, 01 Jun 2026 10:00:00 GMT',
        'content-language': 'ru',
      })
      .end(feed),
  '/conditional': (response, { headers }) =>
    response
      .writeHead(headers['if-none-match'] === '"1"' && headers['if-modified-since'] ? 304 : 200, rss)
      .end(),
  '/gzip': packed('gzip', gzipSync(feed)),
  '/br': packed('br', brotliCompressSync(feed)),
  '/deflate': packed('deflate', deflateSync(feed)),
  '/deflate-raw': packed('deflate', deflateRawSync(feed)),
  '/gzip-cut': packed('gzip', gzipSync(feed).subarray(0, -4)),
  '/gzip-false': packed('gzip', Buffer.from(feed)),
  '/encoding-odd': packed('rot13', Buffer.from(feed)),
  '/bomb': packed('gzip', gzipSync(Buffer.alloc(50_000_000))),
  '/bomb-deflate': packed('deflate', deflateSync(Buffer.alloc(50_000_000))),
  '/bomb-twice': packed('gzip, gzip', gzipSync(gzipSync(Buffer.alloc(50_000_000)))),
  '/layers': packed('gzip, gzip, gzip, gzip', gzipSync('x')),
  '/big': (response) => response.writeHead(200, rss).end(Buffer.alloc(2_000_000)),
  '/endless': drip(Buffer.alloc(100_000), 1),
  '/drip': drip('x', 20),
  '/silent': () => undefined,
  '/hang-up': (response) => response.socket?.destroy(),
  '/picture': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
  '/gone': (response) => response.writeHead(410).end(),
  '/busy': (response) => response.writeHead(503, { 'retry-after': '120' }).end(),
  '/moved': redirect(301, '/feed'),
  '/moved-for-now': redirect(302, '/feed'),
  '/loop': redirect(302, '/loop-back'),
  '/loop-back': redirect(302, '/loop'),
  '/chain': (response, { url }) => {
    const step = Number(new URL(url ?? '', 'http://x').searchParams.get('n') ?? 0);
    response.writeHead(302, { location: `/chain?n=${step + 1}` }).end();
  },
  '/to-file': redirect(302, 'file:///etc/passwd'),
  '/to-mapped': redirect(302, 'http://[::ffff:10.0.0.1]/'),
  '/to-private': redirect(302, 'http://10.0.0.1/'),
  '/to-metadata': redirect(302, 'http://169.254.169.254/latest'),
  '/to-decimal': redirect(302, 'http://2130706434/'),
  '/to-name': redirect(302, 'http://localhost:9/'),
};

let server: HostileServer;
let client: Fetcher;
const options: FetcherOptions = {
  userAgent: 'Svodka test',
  now: () => new Date('2026-06-01T12:00:00Z'),
  allowsAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
  bytes: 1_000_000,
  hostPauseMs: 0,
};
/** Lets nobody be slow; where slowness is not what is tested, a busy machine would be refused for it. */
const hasty = { totalMs: 20_000, paceMs: 300, bytesPerPace: 100 };

beforeAll(async () => {
  server = await openHostileServer(paths);
  client = openFetcher(options);
});
afterAll(async () => {
  await client.close();
  await server.close();
});

const get = (path: string): Promise<FetchAnswer> => client.fetch({ address: server.address + path });

async function reasonOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'fetched',
    (error: unknown) => (error instanceof RefusedFetch ? error.reason : String(error)),
  );
}

test('a feed comes with its bytes, its address and its validators', async () => {
  expect(await get('/feed')).toMatchObject({
    kind: 'fetched',
    address: `${server.address}/feed`,
    movedTo: null,
    etag: '"1"',
    contentLanguage: 'ru',
  });
});

test('a feed that has not changed is not sent again', async () => {
  const known = {
    address: `${server.address}/conditional`,
    etag: '"1"',
    lastModified: 'Mon, 01 Jun 2026 10:00:00 GMT',
  };
  expect(await client.fetch(known)).toEqual({ kind: 'unchanged' });
});

test.each(['/gzip', '/br', '/deflate', '/deflate-raw', '/gzip-cut'])(
  '%s comes out as the feed',
  async (path) => {
    const answer = await get(path);
    expect(answer.kind === 'fetched' && new TextDecoder().decode(answer.bytes)).toContain('Лента');
  },
);

test.each([
  ['/bomb', 'too_large'],
  ['/bomb-deflate', 'too_large'],
  ['/bomb-twice', 'too_large'],
  ['/big', 'too_large'],
  ['/endless', 'too_large'],
  ['/layers', 'bad_compression'],
  ['/gzip-false', 'bad_compression'],
  ['/encoding-odd', 'bad_compression'],
  ['/hang-up', 'connection_failed'],
  ['/picture', 'wrong_content_type'],
  ['/gone', 'gone'],
  ['/nowhere', 'http_error'],
  ['/loop', 'redirect_loop'],
  ['/chain', 'too_many_redirects'],
  ['/to-file', 'protocol_refused'],
  ['/to-mapped', 'local_address'],
  ['/to-private', 'local_address'],
  ['/to-metadata', 'local_address'],
  ['/to-decimal', 'local_address'],
])('%s is refused as %s', async (path, reason) => {
  expect(await reasonOf(get(path))).toBe(reason);
});

test('who sends less than its pace, and who sends nothing at all, is given up, each for its reason', async () => {
  const paced = openFetcher({ ...options, ...hasty });
  expect(await reasonOf(paced.fetch({ address: `${server.address}/drip` }))).toBe('too_slow');
  await paced.close();
  const timed = openFetcher({ ...options, totalMs: 500 });
  expect(await reasonOf(timed.fetch({ address: `${server.address}/silent` }))).toBe('timed_out');
  await timed.close();
});

test('a server that is busy says when to come back', async () => {
  await expect(get('/busy')).rejects.toMatchObject({
    reason: 'http_error',
    details: { status: 503, retryAfterSeconds: 120 },
  });
});

test('a permanent move is told, a temporary one is not', async () => {
  expect(await get('/moved')).toMatchObject({ kind: 'fetched', movedTo: `${server.address}/feed` });
  expect(await get('/moved-for-now')).toMatchObject({
    kind: 'fetched',
    movedTo: null,
    address: `${server.address}/feed`,
  });
});

test('without the test’s own allowance no spelling of the local machine is reached', async () => {
  const strict = openFetcher({ ...options, allowsAddress: undefined });
  const { port } = new URL(server.address);
  const before = server.requests.length;
  for (const host of [
    '127.0.0.1',
    'localhost',
    '127.1',
    '0x7f.0.0.1',
    '2130706433',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::]',
    '0',
  ]) {
    expect([host, await reasonOf(strict.fetch({ address: `http://${host}:${port}/feed` }))]).toEqual([
      host,
      'local_address',
    ]);
  }
  expect(server.requests.length).toBe(before);
  await strict.close();
});

test('an address that changes after it was looked up is refused by the socket', async () => {
  let asked = 0;
  const rebinding = openFetcher({ ...options, allowsAddress: () => ++asked === 1 });
  const before = server.requests.length;
  expect(await reasonOf(rebinding.fetch({ address: `${server.address}/feed` }))).toBe('local_address');
  expect(server.requests.length).toBe(before);
  await rebinding.close();
});

test.each([
  'ftp://news.example/',
  'file:///etc/passwd',
  'gopher://x/',
  'not an address',
  'http://user:secret@news.example/',
  'http://news.example:25/',
  '',
])('%s is never asked for', async (address) => {
  expect(await reasonOf(client.fetch({ address }))).toMatch(/^(?:bad_address|protocol_refused)$/);
});

test('two requests to one host keep the pause between them', async () => {
  const polite = openFetcher({ ...options, hostPauseMs: 200 });
  const before = server.requests.length;
  await Promise.all([
    polite.fetch({ address: `${server.address}/feed` }),
    polite.fetch({ address: `${server.address}/gzip` }),
  ]);
  const [first, second] = server.requests.slice(before);
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(190);
  await polite.close();
});

test('a dead feed does not keep the others waiting', async () => {
  const other = await openHostileServer({ '/feed': paths['/feed'] ?? (() => undefined) });
  const patient = openFetcher({ ...options, totalMs: 3000 });
  const ends: string[] = [];
  const note = async (address: string) => ends.push(await reasonOf(patient.fetch({ address })));
  await Promise.all([note(`${server.address}/silent`), note(`${other.address}/feed`)]);
  expect(ends).toEqual(['fetched', 'timed_out']);
  await Promise.all([patient.close(), other.close()]);
});

test.each([
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '198.18.0.1',
  '::1',
  '::',
  'fc00::1',
  'fe80::1%eth0',
  'ff02::1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '::ffff:192.168.0.1',
  'news.example',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '64:ff9b::808:808'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
