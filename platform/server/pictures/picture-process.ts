import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  PictureError,
  type DrawnPicture,
  type FromPictureProcess,
  type PictureBounds,
  type PictureTask,
  type ToPictureProcess,
} from './picture-task.ts';

/** A process that decodes one picture after another; it starts with the first and leaves when it had none for half a minute. */
export interface PictureProcess {
  /** Rejects with PictureError, and with the signal's reason when it is aborted; both what hangs and what nobody wants end with the process. */
  draw(task: PictureTask, signal?: AbortSignal): Promise<DrawnPicture>;
  /** Its number in the system; null while none runs. */
  id(): number | null;
  close(): void;
}

const idleMs = 30_000;
const file = fileURLToPath(new URL('./answer-pictures.ts', import.meta.url));
/** Of the server's surroundings it gets what programs need to start, and no secret. */
const passed = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'NODE_COMPILE_CACHE'] as const;
const own = { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2', VIPS_WARNING: '0' };

/** Opens it; `timeoutMs` is how long one picture may take by the clock, when the machine is busy with others too. */
export function openPictureProcess({
  timeoutMs,
  ...bounds
}: PictureBounds & { timeoutMs: number }): PictureProcess {
  let child: ChildProcess | null = null;
  let idling: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(idling);
    child?.kill('SIGKILL');
    child = null;
  };
  const begin = (): ChildProcess => {
    const started = start();
    started.once('exit', () => {
      if (child === started) child = null;
    });
    return started;
  };
  return {
    async draw(task, signal) {
      signal?.throwIfAborted();
      clearTimeout(idling);
      const used = (child ??= begin());
      try {
        return await exchange(used, { ...task, ...bounds }, { timeoutMs, signal });
      } catch (error) {
        if (!(error instanceof PictureError) || error.reason === 'too_heavy') end();
        throw error;
      } finally {
        idling = setTimeout(end, idleMs).unref();
      }
    },
    id: () => child?.pid ?? null,
    close: end,
  };
}

function start(): ChildProcess {
  const given = passed.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  const child = fork(file, [], {
    serialization: 'advanced',
    stdio: 'ignore',
    execArgv: ['--max-old-space-size=64'],
    env: { ...Object.fromEntries(given), ...own },
  });
  child.on('error', () => {});
  return child;
}

function exchange(
  child: ChildProcess,
  task: ToPictureProcess,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal | undefined },
): Promise<DrawnPicture> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      signal?.removeEventListener('abort', onAbort);
      hold(child, false);
      done();
    };
    const fail = (error: unknown): void => settle(() => reject(error));
    const onMessage = (message: unknown): void => {
      const said = message as FromPictureProcess;
      if ('answer' in said)
        settle(() =>
          resolve({ ...said.answer, drawn: said.answer.drawn.map((bytes) => Buffer.from(bytes)) }),
        );
      else if ('refusal' in said) fail(new PictureError(said.refusal, said.why));
      else fail(new PictureError('too_heavy'));
    };
    // A decoder that breaks and a system short of memory end it by a signal: that is the picture's doing.
    const onExit = (code: number | null, by: string | null): void => {
      const ended = new Error(`The process of pictures ended by ${code ?? by}.`);
      fail(by === null ? ended : new PictureError('too_heavy', ended));
    };
    const onError = (error: Error): void => fail(error);
    const onAbort = (): void => fail(signal!.reason);
    const timer = setTimeout(() => fail(new PictureError('too_heavy')), timeoutMs);
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    signal?.addEventListener('abort', onAbort);
    hold(child, true);
    child.send(task, (error) => error && fail(error));
  });
}

/** The server stays up for a picture that is being decoded, not for the process itself. */
function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    child.ref();
    child.channel?.ref();
    return;
  }
  child.unref();
  child.channel?.unref();
}
