import { createHash } from 'node:crypto';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import { cookieHeader, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openBlobs } from '#platform/server/blobs/open-blobs.ts';
import { leastOf } from '#platform/server/testing/least-time.ts';
import { liveBytes } from '#platform/server/testing/live-bytes.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { boundary, documentForm, samplePdf as pdf, uploadHeaders } from '../../testing/document-form.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { cleanDocuments } from './document-job.ts';
import { insertDocument } from './document-queries.ts';

type Call = Parameters<TestApp['call']>[0];

let api: TestApp;
let author: string;
let draft: { id: number; version: number };
beforeAll(async () => {
  api = await openFiguresApp();
  author = await signInAs(api.db, { roles: [11], licensed: true });
  const begun = await api.call(
    'measure/saveDraft',
    { id: 0, version: 0, revision: 0, content: await sampleContent(api.db) },
    { session: author },
  );
  draft = { id: begun.body.id, version: 1 };
});
afterAll(() => api.close());

async function upload(name: string, bytes: Buffer, session = author, to = draft) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/measure/uploadDocument',
    headers: uploadHeaders(session),
    payload: documentForm(name, bytes, to),
  });
  return { status: answer.statusCode, body: JSON.parse(answer.body) };
}

const get = (path: string, session = author) =>
  api.app.inject({ method: 'GET', url: path, headers: { cookie: cookieHeader(identityCookie, session) } });
/** A workbook with the parts a program asks for, and others. */
const workbook = (parts: Record<string, Uint8Array> = {}): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': Buffer.from(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      ),
      'xl/workbook.xml': new Uint8Array(1_000),
      ...parts,
    }),
  );
const scriptFile = async (script: string): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'scan-')), 'scan.cjs');
  await writeFile(path, script);
  return path;
};
const leftovers = () => readdir(join(api.services.config.dataDir, 'uploads')).catch(() => []);

test('a document goes from upload to download: kept once under its hash, offered as an attachment with its name', async () => {
  const { status, body } = await upload('../Порядок: №1.pdf', pdf);
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Порядок №1.pdf', contentType: 'application/pdf', bytes: pdf.length });
  expect((await upload('the same.pdf', pdf)).body.id).toBe(body.id);
  const answer = await get(`/documents/${body.id}`);
  expect(answer.rawPayload).toEqual(pdf);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('Порядок №1.pdf')}`,
  );
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(String((await get(`/documents/${body.id}?preview`)).headers['content-disposition'])).toMatch(
    /^inline/,
  );
  const { documents } = (await api.call('measure/getMeasure', draft, { session: author })).body;
  expect(documents).toHaveLength(1);
  expect(await leftovers()).toEqual([]);
});

test('a draft\u2019s document is nobody else\u2019s: others get 404, may not add, and anonymous is asked to log in', async () => {
  const { body } = await upload('mine.pdf', Buffer.concat([pdf, Buffer.from('mine')]));
  const other = await signInAs(api.db, { roles: [11], licensed: true });
  expect((await get(`/documents/${body.id}`, other)).statusCode).toBe(404);
  expect((await get(`/documents/999999`)).statusCode).toBe(404);
  expect((await api.app.inject({ method: 'GET', url: `/documents/${body.id}` })).statusCode).toBe(401);
  expect((await upload('theirs.pdf', pdf, other)).status).toBe(404);
  const reader = await signInAs(api.db, { licensed: true });
  expect((await upload('theirs.pdf', pdf, reader)).status).toBe(403);
  const gone = await api.call('measure/deleteDocument', { id: body.id }, { session: author });
  expect(gone.body).toEqual({ ok: true });
  expect((await get(`/documents/${body.id}`)).statusCode).toBe(404);
});

test('a lying type, an archive that unpacks to four gigabytes, an empty file and a call without a file are refused and leave nothing', async () => {
  expect((await upload('run.pdf', Buffer.from('MZ\x90\x00 not a document'))).status).toBe(415);
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  expect((await upload('picture.pdf', png)).status).toBe(415);
  expect((await upload('page.html', Buffer.from('<script>1</script>'))).status).toBe(415);
  const bomb = workbook({ 'xl/media/zeros.bin': new Uint8Array(1_000) });
  // What the last entry of the directory says it unpacks to.
  bomb.writeUInt32LE(0xf000_0000, bomb.lastIndexOf(Buffer.from('PK\x01\x02')) + 24);
  const refused = await upload('bomb.xlsx', bomb);
  expect(refused.body.fields).toEqual([{ path: 'file', message: 'archive' }]);
  expect((await upload('empty.pdf', Buffer.alloc(0))).status).toBe(400);
  const without = await api.call('measure/uploadDocument', draft, { session: author });
  expect(without.status).toBe(400);
  expect(await leftovers()).toEqual([]);
});

test('macros, names that lead out and files of two kinds are refused by name; an honest workbook is taken', async () => {
  const said = async (name: string, bytes: Buffer) => {
    const { status, body } = await upload(name, bytes);
    return status === 200 ? body.contentType : body.fields?.[0].message;
  };
  expect(await said('good.xlsx', workbook())).toContain('spreadsheetml.sheet');
  expect(await said('macros.xlsx', workbook({ 'xl/vbaProject.bin': new Uint8Array(10) }))).toBe('macros');
  expect(await said('names.xlsx', workbook({ '../../x': new Uint8Array(10) }))).toBe('archive');
  expect(await said('page.pdf', Buffer.from('%PDF-1.7\n<html><script>1</script>\n%%EOF'))).toBe('mixed');
});

test('the operator\u2019s scanner has the last word: clean is kept, infected refused, no answer is 503', async () => {
  const scan = async (script: string) => {
    api.services.config.SCAN_COMMAND = `${process.execPath} ${await scriptFile(script)}`;
    const { status, body } = await upload('scanned.pdf', pdf);
    return [status, body.code ?? body.contentType, body.fields?.[0].message];
  };
  const readAll = `let n = 0; process.stdin.on('data', (c) => (n += c.length)).on('end', () => process.exit(`;
  try {
    expect(await scan(`${readAll} n === ${pdf.length} ? 0 : 1))`)).toEqual([
      200,
      'application/pdf',
      undefined,
    ]);
    expect(await scan('process.exit(1)')).toEqual([400, 'form_incorrect', 'infected']);
    expect(await scan('process.exit(2)')).toEqual([503, 'scanning_unavailable', undefined]);
    api.services.config.SCAN_COMMAND = 'no-such-scanner-anywhere {file}';
    expect((await upload('scanned.pdf', pdf)).status).toBe(503);
  } finally {
    delete api.services.config.SCAN_COMMAND;
  }
  expect(await leftovers()).toEqual([]);
});

test('a picture is drawn anew for its preview, without what was written into it', async () => {
  const photo = await sharp({ create: { width: 1_600, height: 800, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  const { body } = await upload('photo.jpg', photo);
  const shown = await get(`/documents/${body.id}?preview`);
  expect(shown.headers['content-type']).toBe('image/webp');
  const head = await sharp(shown.rawPayload).metadata();
  expect([head.width, head.height, head.exif]).toEqual([1_200, 600, undefined]);
});

test('a picture that costs much to decode is refused by name in five languages and leaves nothing', async () => {
  const heavy = await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: 'teal' } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer();
  const titles = new Set<string>();
  for (const locale of ['ru', 'en', 'ja', 'pt', 'es']) {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/measure/uploadDocument',
      headers: { ...uploadHeaders(author), locale },
      payload: documentForm('heavy.png', heavy, draft),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'picture_too_large']);
    titles.add(answer.json().title);
  }
  expect(titles.size).toBe(5);
  const cut = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  expect((await upload('cut.png', cut.subarray(0, cut.length / 2))).status).toBe(415);
  expect(await leftovers()).toEqual([]);
});

test('eight previews at once cost one decoding, and the next none: one is under way and four may wait', async () => {
  const photo = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const { body } = await upload('large.png', photo);
  const name = `${createHash('sha256').update(photo).digest('hex')}-1200.webp`;
  const previews = openBlobs(api.services, 'previews');
  expect(await previews.read(name).then((stream) => buffer(stream!))).not.toHaveLength(0);
  await previews.remove(name);
  const seen = await Promise.all(Array.from({ length: 8 }, () => get(`/documents/${body.id}?preview`)));
  expect(seen.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  expect(new Set(seen.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  await previews.remove(name);
  await previews.put(name, Buffer.from('kept'));
  expect((await get(`/documents/${body.id}?preview`)).rawPayload.toString()).toBe('kept');
});

test('200 MB are refused before they are read; 21 MB that come without their length are cut; a broken upload leaves nothing', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const send = (headers: Record<string, string>, write: (out: ReturnType<typeof request>) => void) =>
    new Promise<number>((resolve) => {
      const out = request(
        { port, method: 'POST', path: '/api/measure/uploadDocument', headers },
        (answer) => {
          answer.resume();
          answer.once('close', () => out.destroy());
          resolve(answer.statusCode ?? 0);
        },
      );
      out.on('error', () => resolve(0));
      write(out);
    });
  const declared = await send({ ...uploadHeaders(author), 'content-length': '200000000' }, (out) =>
    out.flushHeaders(),
  );
  expect(declared).toBe(413);
  const heldOfLong = async () => {
    const before = liveBytes();
    let most = before;
    const long = await send(uploadHeaders(author), (out) => {
      const whole = documentForm('long.pdf', Buffer.alloc(0), draft);
      out.write(whole.subarray(0, whole.length - boundary.length - 8));
      let left = 21;
      const next = (): void => {
        if (left % 4 === 0) most = Math.max(most, liveBytes());
        if (left-- > 0) out.write(Buffer.alloc(1024 * 1024, 32), next);
        else out.end(`\r\n--${boundary}--\r\n`);
      };
      next();
    });
    expect([413, 0]).toContain(long);
    return most - before;
  };
  // The database in memory may grow in this thread meanwhile; not each time.
  expect(await leastOf(10_000_000, heldOfLong)).toBeLessThan(10_000_000);
  await send(uploadHeaders(author), (out) => {
    out.write(
      documentForm('half.pdf', Buffer.concat([pdf, Buffer.alloc(200_000, 32)]), draft).subarray(0, 100_000),
    );
    setTimeout(() => out.destroy(), 200);
  });
  await expect.poll(leftovers).toEqual([]);
  api.app.server.closeAllConnections();
});

test('five of 19 MB at once are taken to their end while less than a quarter of their bytes is held', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {});
  const { port } = api.app.server.address() as AddressInfo;
  const [uploads, pieces, piece] = [5, 19, Buffer.alloc(1024 * 1024, 32)];
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const before = liveBytes();
  let most = before;
  const send = (name: string) =>
    new Promise<number>((resolve, reject) => {
      const whole = documentForm(name, Buffer.concat([pdf, Buffer.from(name)]), draft);
      const head = whole.subarray(0, whole.length - tail.length);
      const length = head.length + pieces * piece.length + tail.length;
      const out = request(
        {
          port,
          method: 'POST',
          path: '/api/measure/uploadDocument',
          headers: { ...uploadHeaders(author), 'content-length': length },
        },
        (came) => came.resume().once('end', () => resolve(came.statusCode ?? 0)),
      );
      out.on('error', reject);
      out.write(head);
      let left = pieces;
      const next = (): void => {
        if (left % 4 === 0) most = Math.max(most, liveBytes());
        if (left-- > 0) out.write(piece, next);
        else out.end(tail);
      };
      next();
    });
  const names = Array.from({ length: uploads }, (_, at) => `whole-${at}.pdf`);
  expect(await Promise.all(names.map(send))).toEqual(names.map(() => 200));
  expect(most - before).toBeLessThan((uploads * pieces * piece.length) / 4);
  expect(await leftovers()).toEqual([]);
  api.app.server.closeAllConnections();
});

test('a document taken off a draft is served to nobody, comes back by one call, and both stand in its history', async () => {
  const { body } = await upload('back.pdf', Buffer.concat([pdf, Buffer.from('back')]));
  const has = async () => {
    const { documents, history } = (await api.call('measure/getMeasure', draft, { session: author })).body;
    const listed = documents.some(({ id }: { id: number }) => id === body.id);
    return [listed, (await get(`/documents/${body.id}`)).statusCode, history[0].step, history[0].reason];
  };
  const call = async (method: Call, session: string, version = 1) =>
    (await api.call(method, { id: body.id, version }, { session })).status;
  const other = await signInAs(api.db, { roles: [11], licensed: true });
  expect([
    await call('measure/deleteDocument', other),
    await call('measure/deleteDocument', author, 2),
  ]).toEqual([404, 404]);
  expect(await call('measure/deleteDocument', author)).toBe(200);
  expect(await has()).toEqual([false, 404, 'document_removed', 'back.pdf']);
  expect(await call('measure/restoreDocument', other)).toBe(404);
  // Twice is once: neither a second note nor a second document.
  expect([
    await call('measure/restoreDocument', author),
    await call('measure/restoreDocument', author),
  ]).toEqual([200, 200]);
  expect(await has()).toEqual([true, 200, 'document_restored', 'back.pdf']);
  await call('measure/deleteDocument', author);
  expect((await upload('again.pdf', Buffer.concat([pdf, Buffer.from('back')]))).body.id).toBe(body.id);
  expect((await has()).slice(0, 2)).toEqual([true, 200]);
});

test('what is published keeps a document that its next draft took off; a draft that is deleted gives it back', async () => {
  const chief = await signInAs(api.db, { roles: [12], licensed: true });
  const call = (method: Call, input: object, session = author) => api.call(method, input, { session });
  const content = await sampleContent(api.db);
  const begun = (await call('measure/createMeasure', { intention: 'propose', content })).body;
  const insert = { measureId: begun.id, version: 1, name: 'акт.pdf', contentType: 'application/pdf' };
  const hash = createHash('sha256').update(pdf).digest('hex');
  await openBlobs(api.services, 'documents').put(hash, pdf);
  const id = await insertDocument(api.db, {
    ...insert,
    bytes: pdf.length,
    hash,
    accountId: 1,
    now: new Date(),
  });
  const receipt = { kind: 'none', reason: 'Денег и контактов она не меняет' };
  const submitted = { id: begun.id, version: 1, revision: begun.revision, receipt };
  const accepted = (await call('measure/acceptMeasure', submitted, chief)).body;
  expect(accepted).toMatchObject({ status: 3 });
  const next = (
    await call('measure/saveDraft', { id: begun.id, version: 1, revision: accepted.revision, content })
  ).body;
  expect(next).toMatchObject({ version: 2, status: 1 });
  expect((await call('measure/deleteDocument', { id, version: 2 })).status).toBe(200);
  const of = async (version: number, session = author) => {
    const { documents, history } = (await call('measure/getMeasure', { id: begun.id, version }, session))
      .body;
    return [documents.length, history.filter(({ step }: { step: string }) => /document/.test(step)).length];
  };
  const reader = await signInAs(api.db, { licensed: true });
  expect([await of(1), await of(2), await of(1, reader)]).toEqual([
    [1, 1],
    [0, 1],
    [1, 0],
  ]);
  expect((await get(`/documents/${id}`, reader)).statusCode).toBe(200);
  await cleanDocuments(api.services, new Date(Date.now() + 90 * 86_400_000));
  await call('measure/deleteMeasureVersion', { id: begun.id, version: 2, revision: next.revision });
  expect(await of(1)).toEqual([1, 0]);
  const again = (
    await call('measure/saveDraft', { id: begun.id, version: 1, revision: accepted.revision, content })
  ).body;
  expect((await of(again.version))[0]).toBe(1);
});

test('bytes that no measure has any more go after a day, a document that was taken off after thirty, others stay', async () => {
  const { body } = await upload('stays.pdf', Buffer.concat([pdf, Buffer.from('stays')]));
  expect(await cleanDocuments(api.services, new Date())).toBe(0);
  const { body: off } = await upload('off.pdf', Buffer.concat([pdf, Buffer.from('off')]));
  await api.call('measure/deleteDocument', { id: off.id }, { session: author });
  const nobodys = Buffer.from('nobody’s');
  const hash = createHash('sha256').update(nobodys).digest('hex');
  await openBlobs(api.services, 'documents').put(hash, nobodys);
  const gone = (days: number) => cleanDocuments(api.services, new Date(Date.now() + days * 86_400_000));
  expect(await gone(2)).toBe(1);
  expect([await gone(29), (await gone(31)) > 0]).toEqual([0, true]);
  expect((await get(`/documents/${body.id}`)).statusCode).toBe(200);
});
