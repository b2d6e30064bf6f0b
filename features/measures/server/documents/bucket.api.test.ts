import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieHeader, openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { s3Blobs } from '#platform/server/blobs/s3-blobs.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { documentForm, samplePdf, uploadHeaders } from '../../testing/document-form.ts';
import { openS3Server } from '../../testing/open-s3-server.ts';
import { walkSteps, type StepWalk } from '../../testing/step-walk.ts';
import { cleanDocuments } from './document-job.ts';

let s3: Awaited<ReturnType<typeof openS3Server>>;
let api: TestApp;
let steps: StepWalk;
let folder: string;
beforeAll(async () => {
  s3 = await openS3Server('measures');
  folder = await mkdtemp(join(tmpdir(), 'svodka-files-'));
  api = await openTestApp({ STORAGE_URL: s3.url });
  steps = await walkSteps(api);
}, 60_000);
afterAll(async () => {
  await api.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

async function fileOf(bytes: Buffer): Promise<{ hash: string; path: string }> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const path = join(folder, hash);
  await writeFile(path, bytes);
  return { hash, path };
}

const listed = async (pageSize?: number): Promise<string[]> => {
  const hashes: string[] = [];
  for await (const { name } of s3Blobs(s3.url, 'documents', { pageSize }).list()) hashes.push(name);
  return hashes;
};

test('bytes are put, read back, listed with their day and removed; what is not there is null and may be removed again', async () => {
  const store = s3Blobs(s3.url, 'documents');
  const bytes = Buffer.from('a document in a bucket');
  const { hash, path } = await fileOf(bytes);
  expect(await store.read(hash)).toBeNull();
  await store.put(hash, path);
  await store.put(hash, path);
  await s3Blobs(s3.url, 'speech').put('a'.repeat(32) + '.mp3', bytes);
  expect(await buffer((await store.read(hash))!)).toEqual(bytes);
  for await (const { name: found, since } of store.list()) {
    expect(found).toBe(hash);
    expect(Math.abs(Date.now() - since.getTime())).toBeLessThan(60_000);
  }
  await store.remove(hash);
  await store.remove(hash);
  const speech = s3Blobs(s3.url, 'speech');
  expect(await buffer((await speech.read('a'.repeat(32) + '.mp3'))!)).toEqual(bytes);
  expect(await listed()).toEqual([]);
});

test('a listing of twelve by fives goes on to its end', async () => {
  const store = s3Blobs(s3.url, 'documents');
  const files = await Promise.all(
    Array.from({ length: 12 }, (_, at) => fileOf(Buffer.from(`file ${10 + at}`))),
  );
  await Promise.all(files.map(({ hash, path }) => store.put(hash, path)));
  expect((await listed(5)).toSorted()).toEqual(files.map(({ hash }) => hash).toSorted());
  await Promise.all(files.map(({ hash }) => store.remove(hash)));
});

test('a wrong secret is refused by the server, and said', async () => {
  await expect(s3Blobs(s3.wrongUrl, 'documents').read('0'.repeat(64))).rejects.toThrow(/answered 403/);
});

test('a document goes through the bucket from upload to download; taken off its draft it goes after thirty days', async () => {
  const at = await steps.draft('author', {});
  const session = steps.people['author']!;
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/measure/uploadDocument',
    headers: uploadHeaders(session),
    payload: documentForm('act.pdf', samplePdf, at),
  });
  expect(answer.statusCode).toBe(200);
  const { id } = JSON.parse(answer.body);
  expect(await listed()).toHaveLength(1);
  const read = await api.app.inject({
    method: 'GET',
    url: `/documents/${id}`,
    headers: { cookie: cookieHeader(identityCookie, session) },
  });
  expect(read.rawPayload).toEqual(samplePdf);
  await steps.call('author', 'deleteDocument', { id });
  expect(await cleanDocuments(api.services, new Date(Date.now() + 29 * 86_400_000))).toBe(0);
  expect(await cleanDocuments(api.services, new Date(Date.now() + 31 * 86_400_000))).toBe(1);
  expect(await listed()).toEqual([]);
});

test('while the bucket is away its documents answer 503, everything else goes on, and nothing is lost or half there', async () => {
  const at = await steps.draft('author', {});
  const session = steps.people['author']!;
  const upload = async (name: string, bytes = samplePdf) => {
    const { statusCode, body } = await api.app.inject({
      method: 'POST',
      url: '/api/measure/uploadDocument',
      headers: uploadHeaders(session),
      payload: documentForm(name, bytes, at),
    });
    return { status: statusCode, body: JSON.parse(body) as { id: number; code?: string } };
  };
  const read = (id: number) =>
    api.app.inject({
      method: 'GET',
      url: `/documents/${id}`,
      headers: { cookie: cookieHeader(identityCookie, session) },
    });
  const names = async (): Promise<string[]> => {
    const { status, body } = await api.call('measure/getMeasure', at, { session });
    expect(status).toBe(200);
    return (body as { documents: { name: string }[] }).documents.map(({ name }) => name);
  };
  const { id } = (await upload('before.pdf')).body;
  await s3.end();
  expect((await read(id)).statusCode).toBe(503);
  expect(await upload('meanwhile.pdf')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await names()).toEqual(['before.pdf']);
  await s3.begin();
  expect((await read(id)).rawPayload).toEqual(samplePdf);
  expect((await upload('after.pdf', Buffer.concat([samplePdf, Buffer.from('\n')]))).status).toBe(200);
  expect(await names()).toEqual(['before.pdf', 'after.pdf']);
});

test('a bucket that takes connections and says nothing is away after its time', async () => {
  s3.sleep();
  const store = s3Blobs(s3.url, 'documents', { timeoutMs: 300 });
  const waited = await store.read('0'.repeat(64)).catch((error: unknown) => asAppError(error).code);
  s3.wake();
  expect(waited).toBe('unavailable');
});
