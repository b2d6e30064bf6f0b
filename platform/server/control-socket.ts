import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Longest path a Unix socket may have on every system we run on. */
const longestPath = 100;

/** One line from a command to the server that owns the data folder. */
export interface ControlRequest {
  command: string;
  args: string[];
}

/** One line back: text to print, or the end with its exit code. */
export type ControlReply = { out: string } | { code: number };

/** Does a command inside the owning process; returns its exit code. */
export type RunControl = (request: ControlRequest, out: (text: string) => void) => Promise<number>;

/** Another process owns the data folder. */
export class DataFolderInUseError extends Error {}

/** Address of the data folder's socket: in the folder itself, or beside it when its path is too long. */
export function controlPath(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\svodka-${name}`;
  const path = join(dataDir, 'control.sock');
  return path.length <= longestPath ? path : join(tmpdir(), `svodka-${name}.sock`);
}

/** Takes the data folder for this process; a socket left by a killed one is taken over at once. */
export async function ownDataFolder(dataDir: string, run: RunControl): Promise<{ release(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true });
  const path = controlPath(dataDir);
  const other = await tryConnect(path);
  if (other) {
    other.destroy();
    throw new DataFolderInUseError(
      `The data folder ${dataDir} is used by another running Svodka. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  await rm(path, { force: true });
  const server = createServer((socket) => serve(socket, run));
  await listen(server, path, dataDir);
  return { release: () => new Promise((done) => server.close(() => done())) };
}

/** Sends a command to the owner of the data folder; null when there is none. */
export async function askOwner(
  dataDir: string,
  request: ControlRequest,
  out: (text: string) => void,
): Promise<number | null> {
  const socket = await tryConnect(controlPath(dataDir));
  if (!socket) return null;
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const reply = JSON.parse(line) as ControlReply;
    if ('code' in reply) return reply.code;
    out(reply.out);
  }
  throw new Error('The server went away before the command ended.');
}

function serve(socket: Socket, run: RunControl): void {
  const reply = (line: ControlReply): void =>
    void (socket.writable && socket.write(`${JSON.stringify(line)}\n`));
  socket.on('error', () => socket.destroy());
  createInterface({ input: socket }).once('line', (line) => {
    run(JSON.parse(line) as ControlRequest, (out) => reply({ out }))
      .catch((error: Error) => {
        reply({ out: error.message });
        return 1;
      })
      .then(
        (code) => {
          reply({ code });
          socket.end();
        },
        () => socket.destroy(),
      );
  });
}

function tryConnect(path: string): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = createConnection(path);
    socket.once('connect', () => done(socket));
    socket.once('error', () => done(null));
  });
}

function listen(server: Server, path: string, dataDir: string): Promise<void> {
  return new Promise((done, refuse) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      refuse(
        error.code === 'EADDRINUSE'
          ? new DataFolderInUseError(
              `The data folder ${dataDir} was taken by another process at this moment.`,
            )
          : error,
      );
    });
    server.listen(path, done);
  });
}
