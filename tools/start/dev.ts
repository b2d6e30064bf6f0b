import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';

// `npm run dev`: the server with its pages compiled by Vite, started anew when a file of the server changes; the data stay.
const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = [
  'app',
  'db',
  'features',
  'feedformats',
  'connectors',
  'newsengine',
  'platform',
  'services',
  'simulation',
  'statistics',
];
/** What Vite shows by itself, and what no server runs. */
const withoutServer = /\.(tsx|css|md)$|\.test\.ts$|\/(web|ui|charts|maps|entry|testing)\//;

let server = start();
let waiting: NodeJS.Timeout | undefined;

for (const folder of folders)
  watch(root + folder, { recursive: true }, (_event, name) => {
    if (name === null || withoutServer.test(`${folder}/${name.replaceAll('\\', '/')}`)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void startAnew(name), 100);
  });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.once('exit', () => process.exit());
    server.kill(signal);
  });

function start(): ChildProcess {
  // The router as Vite takes it: two builds of it would not know each other's objects.
  const flags = [...process.execArgv, '--conditions=development'];
  return spawn(process.execPath, [...flags, `${root}app/start/server.ts`, '--dev'], {
    stdio: 'inherit',
  });
}

async function startAnew(name: string): Promise<void> {
  console.log(`${name} changed: the server starts anew.`);
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  server = start();
}
