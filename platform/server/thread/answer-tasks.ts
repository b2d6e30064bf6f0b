import { getPriority, setPriority } from 'node:os';
import { parentPort, type Transferable } from 'node:worker_threads';

/** What a thread says of the task it has: parts on the way, then one of the others. */
export type FromThread<Answer, Part> =
  | { part: Part }
  | { answer: Answer }
  | { refusal: unknown }
  | { failure: string };

interface Answering<Answer> {
  /** What is told of an expected refusal; null for an error nobody expects. */
  refusalOf?: (error: unknown) => object | null;
  /** Buffers of the answer that are handed over instead of copied. */
  transferOf?: (answer: Answer) => Transferable[];
  /** The processor goes to whoever answers readers first; this thread takes what they leave. */
  afterOthers?: boolean;
}

/** Steps of the system's priorities: ten behind leaves a tenth of a processor that readers need too. */
const stepsBack = 10;
const lastStep = 19;

/** Answers the tasks of `openWorkerThread`; called once by the thread's own file. */
export function answerTasks<Task, Answer, Part = never>(
  work: (task: Task, tell: (part: Part) => void) => Answer | Promise<Answer>,
  { refusalOf = () => null, transferOf = () => [], afterOthers = false }: Answering<Answer> = {},
): void {
  const port = parentPort;
  if (port === null) throw new Error('This file runs in a worker thread.');
  // Linux counts a thread by itself; elsewhere the whole process would step back.
  if (afterOthers && process.platform === 'linux') setPriority(Math.min(lastStep, getPriority() + stepsBack));
  const say = (said: FromThread<Answer, Part>, transfer: Transferable[] = []): void =>
    port.postMessage(said, transfer);
  port.on('message', async (task: Task) => {
    try {
      const answer = await work(task, (part) => say({ part }));
      say({ answer }, transferOf(answer));
    } catch (error) {
      const refusal = refusalOf(error);
      say(refusal === null ? { failure: textOf(error) } : { refusal });
    }
  });
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
