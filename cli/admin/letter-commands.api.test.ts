import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/testing/test-app.ts';
import { openBlobs } from '#platform/server/blobs/open-blobs.ts';
import { openMailer } from '#platform/server/mail/mail.ts';
import { runAdmin } from './admin.ts';

test('letters that no mail server took are listed, and saved as they were written', async () => {
  const api = await openTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'svodka-letters-'));
  const mailer = openMailer({ MAIL_FROM: 'Svodka <no-reply@example.org>' }, openBlobs(api.services, 'mail'));
  await mailer.send({ to: 'irina@example.org', subject: 'Hello', text: 'Your code is 123456' });
  const said: string[] = [];
  const run = (...args: string[]) =>
    runAdmin({ ...api.services, db: api.db }, args, (text) => void said.push(text));
  expect(await run('letters', 'list')).toBe(0);
  expect(said.at(-1)).toBe('1 letters.');
  expect(await run('letters', 'save', join(folder, 'out'))).toBe(0);
  const [name] = await readdir(join(folder, 'out'));
  expect(await readFile(join(folder, 'out', name!), 'utf8')).toContain('Your code is 123456');
  await api.close();
  await rm(folder, { recursive: true, force: true });
});
