import { AppError } from '#platform/contract/errors.ts';
import { defaultAtOnce, takeLease, type Lease } from '#platform/server/answers/work-lease.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { openWorkerThread, ThreadError, ThreadRefusal } from '#platform/server/thread/worker-thread.ts';
import type { InputProblem } from '#simulation/numeric/refusal.ts';
import { keepLate, keyOfTask, takeLate } from './late-results.ts';
import type { ModelAnswers, ModelTask } from './model-tasks.ts';
import { refusedFields } from './refused-fields.ts';

// One run after another beside the process's own thread: a second core stays with those who read.
const thread = openWorkerThread<ModelTask, ModelAnswers[ModelTask['kind']]>(
  new URL('./model-thread.ts', import.meta.url),
  { timeoutMs: 10_000, idleMs: 60_000 },
);

const limits = { waiting: 100, ofOneAccount: defaultAtOnce.model, retryAfter: 2 } as const;
/** A run goes on for so many times as long as its caller waits. */
const runsOn = 3;
/** Runs of a process that died are forgotten after so long. */
const leaseSeconds = 30;
const tooLate = new Error('The caller waits no longer.');
const underWay = new Map<number, number>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a model for a caller when its turn comes; a caller who goes away takes the run along. What the run needs is read
 * by `prepare` at its turn, so that a crowd who waits asks nothing of the database. Throws `too_many_requests` where
 * the caller or all together have too many under way. Throws `unavailable` for a run that takes longer than is
 * configured, and `bad_request` with fields for what no model may compute with.
 */
export async function runModel<Task extends ModelTask>(
  prepare: () => Task | Promise<Task>,
  context: Pick<RequestContext, 'caller' | 'config' | 'db' | 'signal' | 'translate' | 'locale'>,
): Promise<ModelAnswers[Task['kind']]> {
  const account = context.caller.accountId ?? 0;
  const own = underWay.get(account) ?? 0;
  const all = [...underWay.values()].reduce((sum, count) => sum + count, 0);
  if (own >= limits.ofOneAccount || all >= limits.waiting)
    throw new AppError('too_many_requests', { retryAfter: limits.retryAfter });
  underWay.set(account, own + 1);
  let lease: Lease | undefined;
  try {
    lease = await leaseOf(context);
    const turn = last.then(async () => {
      context.signal.throwIfAborted();
      return begin(await prepare(), context);
    });
    last = turn.then(
      ({ ended }) => ended,
      () => undefined,
    );
    return (await (
      await turn
    ).answer) as ModelAnswers[Task['kind']];
  } catch (error) {
    // A run that takes longer than anybody waits goes on a while for who comes again; it has not failed.
    if (error === tooLate || (error instanceof ThreadError && error.why === 'too slow'))
      throw new AppError('unavailable', { retryAfter: limits.retryAfter }, error);
    if (!(error instanceof ThreadRefusal)) throw error;
    const { problems } = error.refusal as { problems: InputProblem[] };
    throw new AppError('bad_request', { fields: refusedFields(problems, context) });
  } finally {
    void lease?.giveBack();
    const left = (underWay.get(account) ?? 1) - 1;
    if (left > 0) underWay.set(account, left);
    else underWay.delete(account);
  }
}

/** A place among those the account has at all processes together; strangers, who have none, are counted by their addresses. */
async function leaseOf({ caller, db }: Pick<RequestContext, 'caller' | 'db'>): Promise<Lease | undefined> {
  if (caller.accountId === null) return undefined;
  const lease = await takeLease(db, {
    kind: 'model',
    accountId: caller.accountId,
    atOnce: limits.ofOneAccount,
    seconds: leaseSeconds,
  });
  if (lease === null) throw new AppError('too_many_requests', { retryAfter: limits.retryAfter });
  return lease;
}

interface Begun {
  /** What the caller is told: the answer, or that it comes too late. */
  answer: Promise<unknown>;
  /** When the thread is free again. */
  ended: Promise<unknown>;
}

/** Begins a run whose caller waits for a while: what comes later is put by for who asks the same again. */
function begin(task: ModelTask, { signal, config }: Pick<RequestContext, 'signal' | 'config'>): Begun {
  const key = keyOfTask(task);
  const known = takeLate(key);
  if (known) return { answer: Promise.resolve(known.answer), ended: Promise.resolve() };
  const leaving = new AbortController();
  const leave = (): void => leaving.abort(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  const waitsMs = 1000 * config.MODEL_SECONDS;
  const run = thread.ask(task, { signal: leaving.signal, timeoutMs: runsOn * waitsMs });
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      // Who was told to come again may go away: the run is no longer theirs alone.
      signal.removeEventListener('abort', leave);
      reject(tooLate);
    }, waitsMs);
  });
  const ended = run.then(
    (answer) => isLate && keepLate(key, answer),
    () => undefined,
  );
  const answer = Promise.race([run, late]).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  });
  // The caller may be gone before anybody looks.
  answer.catch(() => undefined);
  return { answer, ended };
}
