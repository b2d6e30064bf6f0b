import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { formOf } from './receive-file.ts';

const headers = { 'content-type': 'multipart/form-data; boundary=line' };
const begun =
  '--line\r\nContent-Disposition: form-data; name="id"\r\n\r\n7\r\n--line\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf';

test('fields before the file and the file are told; who breaks off before it is read ends the stream and nothing else', async () => {
  const body = new PassThrough();
  body.write(begun);
  const form = await formOf(1000, { body, headers } as FastifyRequest);
  expect(form).toMatchObject({ fields: { id: '7' }, file: { name: 'a.txt' } });
  body.destroy(new Error('aborted'));
  // An error that nobody hears would end the process here.
  await new Promise((done) => setImmediate(done));
  await expect(buffer(form!.file!.stream)).rejects.toThrow();
});
