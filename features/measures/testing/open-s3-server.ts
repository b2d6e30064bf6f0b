import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The server as a process of its own: it says its port once it listens. Its listings are signed with an old cipher. */
const program = `
  import S3rver from '@20minutes/s3rver';
  const [directory, name] = process.argv.slice(1);
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name }] });
  const { port } = await server.run();
  console.log(port);
`;

/** An S3-compatible server that checks every signature, with one empty bucket; `url` is what `STORAGE_URL` would say. */
export async function openS3Server(bucket: string) {
  const directory = await mkdtemp(join(tmpdir(), 'svodka-s3-'));
  const server = spawn(
    process.execPath,
    ['--openssl-legacy-provider', '--input-type=module', '-e', program, directory, bucket],
    {
      cwd: join(import.meta.dirname, '../../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const port = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (said) => resolve(String(said).trim()));
    server.once('exit', (code) => reject(new Error(`The S3 server ended with ${code}.`)));
  });
  const urlFor = (secret: string): string => `http://S3RVER:${secret}@127.0.0.1:${port}/${bucket}`;
  return {
    url: urlFor('S3RVER'),
    /** The same with a secret that is not the server's. */
    wrongUrl: urlFor('wrong'),
    async close() {
      server.removeAllListeners('exit');
      server.kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
