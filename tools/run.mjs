// Runs a TypeScript file of the project under the Node it needs, from any Node of 20 or newer:
// installs the pinned packages when the lock file changed, then starts `node tools/run.mjs <file> [arguments]`.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const neededMajor = 24;

install();
const [file, ...args] = process.argv.slice(2);
// Without the optimising compiler the embedded database needs 400 MB less; its reads are as fast, its imports fast enough.
// Its compiled functions go with their module: collected one by one they now and then abort the process (nodejs/node#64500).
// A small nursery keeps 100 MB of rubbish from waiting to be collected while news are imported, at no cost that shows.
// Rubbish is collected when it is half as much as what is in use; left alone the process would hold thrice what it needs.
const flags = ['--liftoff-only', '--no-wasm-code-gc', '--max-semi-space-size=8', '--heap-growing-percent=50'];
// Libraries do a fraction of the work where they know that nobody develops here: drawing a page takes a third. Tests say their own.
const isForBuilders = file?.startsWith('tools/test/') || file?.startsWith('tools/new/');
const isDev = file === 'tools/start/dev.ts';
// The router as Vite takes it: two builds of it would not know each other's objects.
if (isDev) flags.push('--conditions=development');
const mode = isForBuilders ? {} : { NODE_ENV: isDev ? 'development' : 'production' };
// Bytes of pages and answers come and go by the piece: laid out like this the system gets them back (200 MB less once the sample is in).
const memory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '262144',
};
// What Node has compiled once it need not compile again: the second start is a second quicker.
const env = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`, ...mode, ...memory, ...process.env };
const child = spawn(findNode(), [...flags, root + file, ...args], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));

/** Installs the packages exactly as locked, once per state of the lock file. */
function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  const stamp = `${root}node_modules/.installed`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages…');
  const npm = process.env.npm_execpath;
  const command = npm ? [process.execPath, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const { status } = spawnSync(
    command[0],
    [
      ...command.slice(1),
      'ci',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--include=dev',
      '--include=optional',
      '--loglevel=error',
    ],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) {
    console.error(
      'The packages could not be installed: see the lines above, then run the same command again.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/** This Node when it is new enough, else the one that came with the packages. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const bundled = `${root}node_modules/${name}/bin/node${process.platform === 'win32' ? '.exe' : ''}`;
  if (existsSync(bundled)) return bundled;
  console.error(
    `Node ${neededMajor} or newer is needed on ${process.platform}-${process.arch}; this is ${process.version}. Put one on the PATH and run the same command again.`,
  );
  process.exit(1);
}
