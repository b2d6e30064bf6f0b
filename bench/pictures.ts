import sharp from 'sharp';
import { insertAccount } from '#features/account/server/accounts/account-queries.ts';
import { hashPassword, verifyPassword } from '#features/account/server/passwords/passwords.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { documentForm, uploadHeaders } from '#features/measures/testing/document-form.ts';
import { sampleContent } from '#features/measures/testing/sample-content.ts';
import { openDecoding } from '#platform/server/pictures/decode-picture.ts';
import { xsrfHeader, xsrfTokenOf } from '#platform/server/http/anti-forgery.ts';
import { visitorCookie } from '#platform/server/request-context.ts';
import type { Line } from './bench.ts';
import { openSampleServer, type SampleServer } from './sample-server.ts';

const checks = 20;
const [width, height] = [4_000, 3_000];
const person = { email: 'pictures@bench.example', password: 'eight-pictures' };

/**
 * How long the check of a password takes while the dearest allowed pictures (12 megapixels, lossless noise) are decoded.
 * Then the same as people meet it: signing in while eight such pictures, or eight refused ones, are put to a measure.
 */
export async function measure(): Promise<Line[]> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 2 };
  const source = await sharp({ create: { width, height, channels: 3, noise, background: 'white' } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  // 49 megapixels of 16 bits, interlaced, in 400 kB: the dearest of all pictures for its bytes.
  const bomb = await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: 'white' } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();
  return [...(await measureCheck(source)), ...(await measureSignIn({ allowed: source, refused: bomb }))];
}

async function measureCheck(source: Buffer): Promise<Line[]> {
  const hash = await hashPassword('correct horse');
  const check = async (): Promise<number> => {
    const from = performance.now();
    await verifyPassword('correct horse', hash);
    return performance.now() - from;
  };
  const quiet = await medianOf(check);
  const decoding = openDecoding({ processorMs: 60_000, timeoutMs: 120_000, memoryMb: 384, maxWaiting: 8 });
  const stop = new AbortController();
  const from = performance.now();
  let first = 0;
  const task = { source, drawings: [{ kind: 'narrow' as const, width: 1_200 }] };
  const eight = Array.from({ length: 8 }, () =>
    decoding.decode(task, { signal: stop.signal }).then(() => (first ||= performance.now() - from)),
  );
  const busy = await medianOf(check);
  await eight[0];
  stop.abort();
  await Promise.allSettled(eight);
  decoding.close();
  const ratio = busy / quiet;
  return [
    { what: 'check of a password, quiet', value: `${quiet.toFixed(0)} ms`, bar: '-', ok: true },
    {
      what: 'the same while eight pictures are decoded',
      value: `${busy.toFixed(0)} ms (${ratio.toFixed(2)} ×)`,
      bar: '≤ 2 ×',
      ok: ratio <= 2,
    },
    { what: 'the first of them', value: `${(first / 1_000).toFixed(1)} s`, bar: '≤ 5 s', ok: first <= 5_000 },
  ];
}

async function measureSignIn(pictures: Record<string, Buffer>): Promise<Line[]> {
  const server = await openSampleServer();
  try {
    const { db } = server.services;
    const author = await signInAs(db, { roles: [11], licensed: true });
    await insertAccount(db, {
      email: person.email,
      firstName: 'Bench',
      lastName: 'Person',
      passwordHash: await hashPassword(person.password),
      linkedObjectYugoId: null,
    });
    const headers = uploadHeaders(author);
    const saved = await server.app.inject({
      method: 'POST',
      url: '/api/measure/saveDraft',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: { id: 0, version: 0, revision: 0, content: await sampleContent(db) },
    });
    const draft = { id: (saved.json() as { id: number }).id, version: 1 };
    const quiet = await medianOf(() => signIn(server));
    const lines = [{ what: 'signing in, quiet', value: `${quiet.toFixed(0)} ms`, bar: '-', ok: true }];
    for (const [what, bytes] of Object.entries(pictures)) {
      const eight = Array.from({ length: 8 }, (_, at) =>
        fetch(`${server.url}/api/measure/uploadDocument`, {
          method: 'POST',
          headers,
          body: new Uint8Array(documentForm(`${what}-${at}.png`, bytes, draft)),
        }).then(({ status }) => status),
      );
      const ratio = (await medianOf(() => signIn(server))) / quiet;
      const answers = [...new Set(await Promise.all(eight))].toSorted().join(', ');
      lines.push({
        what: `the same beside eight pictures (${what}: ${answers})`,
        value: `${ratio.toFixed(2)} ×`,
        bar: '≤ 2 ×',
        ok: ratio <= 2,
      });
    }
    return lines;
  } finally {
    await server.stop();
  }
}

async function signIn({ url, services }: SampleServer): Promise<number> {
  // Sixty sign-ins from one address are more than a quarter of an hour allows.
  await services.db.run('delete from attempt');
  const visitor = await fetch(`${url}/api/account/openVisitorSession`, { method: 'POST' });
  const session =
    new RegExp(`${visitorCookie}=([^;]+)`).exec(visitor.headers.getSetCookie().join())?.[1] ?? '';
  const from = performance.now();
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `${visitorCookie}=${session}`,
      [xsrfHeader]: xsrfTokenOf(session),
    },
    body: JSON.stringify(person),
  });
  if (!answer.ok) throw new Error(`The account of the bench could not sign in: ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - from;
}

async function medianOf(check: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let at = 0; at < checks; at++) all.push(await check());
  return all.toSorted((one, other) => one - other)[checks / 2]!;
}
