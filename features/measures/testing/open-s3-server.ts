import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The server as a process of its own: it says its port once it listens. Its listings are signed with an old cipher. */
const program = `
  import S3rver from '@20minutes/s3rver';
  const [directory, name, at] = process.argv.slice(1);
  const server = new S3rver({ port: Number(at), address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name }] });
  const { port } = await server.run();
  console.log(port);
`;

/** An S3-compatible server that checks every signature, with one empty bucket; `url` is what `STORAGE_URL` would say. */
export async function openS3Server(bucket: string) {
  const directory = await mkdtemp(join(tmpdir(), 'svodka-s3-'));
  let server: ChildProcess;
  const open = async (at: string): Promise<string> => {
    const started = spawn(
      process.execPath,
      ['--openssl-legacy-provider', '--input-type=module', '-e', program, directory, bucket, at],
      {
        cwd: join(import.meta.dirname, '../../..'),
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    server = started;
    return new Promise<string>((resolve, reject) => {
      started.stdout.once('data', (said) => resolve(String(said).trim()));
      started.once('exit', (code) => reject(new Error(`The S3 server ended with ${code}.`)));
    });
  };
  const end = async (): Promise<void> => {
    server.removeAllListeners('exit');
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  const port = await open('0');
  const urlFor = (secret: string): string => `http://S3RVER:${secret}@127.0.0.1:${port}/${bucket}`;
  return {
    url: urlFor('S3RVER'),
    /** The same with a secret that is not the server's. */
    wrongUrl: urlFor('wrong'),
    /** The server is gone for a while: its connections with it, its files not. */
    end,
    /** It is there again, where it was. */
    async begin() {
      await open(port);
    },
    /** It listens on and says nothing, until it is woken. */
    sleep: () => void server.kill('SIGSTOP'),
    wake: () => void server.kill('SIGCONT'),
    async close() {
      await end();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
