import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { readConfig } from '#platform/server/config.ts';
import { openJobRuns } from '#platform/server/jobs/job-runs.ts';
import { openLog } from '#platform/server/log/log.ts';
import { openTelemetry, type Telemetry } from '#platform/server/telemetry/open-telemetry.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

interface Span {
  name: string;
  spanId: string;
  parentSpanId?: string;
  traceId: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

/** Plays the OTLP/HTTP endpoint: keeps what is sent. */
async function openReceiver() {
  const taken: { path: string; text: string; key: unknown }[] = [];
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
      taken.push({ path: request.url ?? '', text, key: request.headers['x-key'] });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const spans = (): Span[] =>
    taken
      .filter(({ path }) => path === '/v1/traces')
      .flatMap(({ text }) => JSON.parse(text).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans: found }) => found);
  const close = (): Promise<void> =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return { taken, spans, close, url: `http://127.0.0.1:${port}` };
}

let receiver: Awaited<ReturnType<typeof openReceiver>>;
let telemetry: Telemetry;
let api: TestApp;
const log = openLog('silent');
beforeAll(async () => {
  receiver = await openReceiver();
  // What an app adds to its requests is decided when it is made: the switch comes first, the metrics are its own.
  const late: { metrics?: TestApp['services']['metrics'] } = {};
  const config = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=k1',
  });
  const metrics = { all: () => late.metrics!.all() } as TestApp['services']['metrics'];
  telemetry = openTelemetry({ config, metrics, log });
  api = await openTestApp();
  late.metrics = api.services.metrics;
});
afterAll(async () => {
  await telemetry.close();
  await api.close();
  await receiver.close();
});

const factOf = ({ attributes }: Span, key: string) =>
  Object.values(attributes.find((each) => each.key === key)?.value ?? {})[0];

test('a request is a span with its call’s name, its statements are children; no secret, question or text is in them', async () => {
  const session = await signInAs(api.db);
  const answer = await api.call('account/getSessions', {}, { session });
  expect(answer.status).toBe(200);
  await api.app.inject('/api/guide/findTexts?text=Zq3vB8x0LkT5mN7p');
  const refused = await api.app.inject({
    method: 'POST',
    url: '/api/account/login',
    payload: { email: 'nobody@test.example', password: 'wrong-pass-1' },
  });
  expect(refused.statusCode).toBeGreaterThanOrEqual(400);
  await telemetry.flush();
  const spans = receiver.spans();
  const request = spans.find(({ name }) => name === 'GET account/getSessions')!;
  expect(request).toMatchObject({ kind: 2, status: { code: 0 } });
  expect(request.parentSpanId).toBeFalsy();
  expect(factOf(request, 'http.response.status_code')).toBe(200);
  expect(factOf(request, 'svodka.request_id')).toBe(answer.headers['x-request-id']);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(statements.length).toBeGreaterThan(0);
  for (const { name, kind, traceId } of statements) {
    expect([kind, traceId]).toEqual([3, request.traceId]);
    expect(name).toMatch(/^[a-z]+( [\w.]+)?$/);
  }
  expect(spans.map(({ name }) => name)).toContain('GET guide/findTexts');
  const sent = receiver.taken.map(({ text }) => text).join('\n');
  expect(sent).not.toMatch(new RegExp(`${session}|Zq3vB8x0LkT5mN7p|wrong-pass|nobody@test|svodka_id`));
  expect(receiver.taken.every(({ key }) => key === 'k1')).toBe(true);
});

test('statements after a body are children too; a job is a trace of its own, and fails by its kind alone', async () => {
  const session = await signInAs(api.db);
  expect((await api.call('account/setLocale', { locale: 'en' }, { session })).status).toBe(200);
  const runs = openJobRuns(log);
  const signal = new AbortController().signal;
  await runs.run(
    { name: 'count', work: async () => void (await api.db.query('select 1 as one')) },
    {},
    signal,
  );
  const failing = { name: 'fall', work: () => Promise.reject(new TypeError('secret words')) };
  await expect(runs.run(failing, {}, signal)).rejects.toThrow('secret words');
  await telemetry.flush();
  const spans = receiver.spans();
  const change = spans.find(({ name }) => name === 'POST account/setLocale')!;
  const changed = spans.filter(({ parentSpanId }) => parentSpanId === change.spanId).map(({ name }) => name);
  expect(changed).toContainEqual(expect.stringMatching(/^update /));
  const job = spans.find(({ name }) => name === 'job count')!;
  expect(job.parentSpanId).toBeFalsy();
  expect(spans.find(({ parentSpanId }) => parentSpanId === job.spanId)?.name).toBe('select');
  const failed = spans.find(({ name }) => name === 'job fall')!;
  expect([failed.status.code, factOf(failed, 'error.type')]).toEqual([2, 'TypeError']);
  expect(receiver.taken.map(({ text }) => text).join('')).not.toContain('secret words');
});

test('the product’s metrics are sent under the names they have at /metrics', async () => {
  await telemetry.flush();
  const sent = receiver.taken.filter(({ path }) => path === '/v1/metrics').map(({ text }) => text);
  expect(sent.at(-1)).toMatch(/"svodka_request_seconds"/);
  expect(sent.at(-1)).toMatch(/"process_resident_memory_bytes"/);
});

test('a receiver that is dead disturbs no answer and no end', async () => {
  await receiver.close();
  const began = performance.now();
  for (let count = 0; count < 20; count++) expect((await api.call('guide/getContents')).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(5_000);
  const closing = performance.now();
  await telemetry.close();
  expect(performance.now() - closing).toBeLessThan(3_000);
  expect((await api.call('guide/getContents')).status).toBe(200);
});
