import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { folderBlobs } from '#platform/server/blobs/folder-blobs.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { openMailer } from './mail.ts';

const letter = {
  to: 'irina@example.org',
  subject: 'Дайджест',
  text: 'Здравствуйте',
  unsubscribeUrl: 'https://svodka.example/off?t=1',
};

test('without SMTP a letter becomes a file of its owner alone, with a plain part and a one-click unsubscription', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'svodka-mail-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await openMailer({ MAIL_FROM: 'Svodka <no-reply@example.org>' }, folderBlobs(dataDir, 'mail')).send(letter);
  const [file] = await readdir(join(dataDir, 'mail'));
  const text = await readFile(join(dataDir, 'mail', file!), 'utf8');
  const modes = await Promise.all(['mail', join('mail', file!)].map((name) => stat(join(dataDir, name))));
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600']);
  expect(text).toContain('To: irina@example.org');
  expect(text).toContain('text/plain');
  expect(text).toContain('List-Unsubscribe: <https://svodka.example/off?t=1>');
});

test('with SMTP a letter reaches the server', async () => {
  let received = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => (received += chunk.toString()));
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as { port: number };
  const config = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Svodka <no-reply@example.org>' };
  await openMailer(config, folderBlobs('', 'mail')).send(letter);
  await new Promise<void>((done) => server.close(done));
  expect(received).toContain('To: irina@example.org');
});

test('a mail server that takes connections and says nothing is away after its time, as is one that is gone', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const send = (address: string): Promise<unknown> =>
    openMailer({ SMTP_URL: address, MAIL_FROM: 'no-reply@example.org' }, folderBlobs('', 'mail'))
      .send(letter)
      .catch((error: unknown) => asAppError(error).code);
  expect(await send(`smtp://127.0.0.1:${port}?greetingTimeout=200`)).toBe('unavailable');
  silent.close();
  expect(await send(`smtp://127.0.0.1:${port}`)).toBe('unavailable');
});
