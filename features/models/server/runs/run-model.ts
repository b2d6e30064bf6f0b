import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { openWorkerThread, ThreadError, ThreadRefusal } from '#platform/server/thread/worker-thread.ts';
import type { InputProblem } from '#simulation/numeric/refusal.ts';
import type { ModelAnswers, ModelTask } from './model-tasks.ts';
import { refusedFields } from './refused-fields.ts';

// One run after another beside the process's own thread: a second core stays with those who read.
const thread = openWorkerThread<ModelTask, ModelAnswers[ModelTask['kind']]>(
  new URL('./model-thread.ts', import.meta.url),
  { patienceMs: 10_000, idleMs: 60_000 },
);

const limits = { waiting: 100, ofOneAccount: 4, retryAfter: 2 } as const;
const underWay = new Map<number, number>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a model for a caller when its turn comes; a caller who goes away takes the run along. What the run needs is read by
 * `prepare` at its turn, so that a crowd who waits asks nothing of the database.
 * Throws `too_many_requests` where the caller or all together have too many under way, `unavailable` for a run that takes longer than is configured, `bad_request` with fields for what no model may compute with.
 */
export async function runModel<Task extends ModelTask>(
  prepare: () => Task | Promise<Task>,
  context: Pick<RequestContext, 'caller' | 'config' | 'signal' | 'translate' | 'locale'>,
): Promise<ModelAnswers[Task['kind']]> {
  const account = context.caller.accountId ?? 0;
  const own = underWay.get(account) ?? 0;
  const all = [...underWay.values()].reduce((sum, count) => sum + count, 0);
  if (own >= limits.ofOneAccount || all >= limits.waiting)
    throw new AppError('too_many_requests', { retryAfter: limits.retryAfter });
  underWay.set(account, own + 1);
  try {
    const turn = last.then(async () => {
      context.signal.throwIfAborted();
      return thread.ask(await prepare(), {
        signal: context.signal,
        patienceMs: 1000 * context.config.MODEL_SECONDS,
      });
    });
    last = turn.catch(() => undefined);
    return (await turn) as ModelAnswers[Task['kind']];
  } catch (error) {
    // A run that takes longer than anybody waits is ended, not failed.
    if (error instanceof ThreadError && error.why === 'too slow')
      throw new AppError('unavailable', { retryAfter: limits.retryAfter }, error);
    if (!(error instanceof ThreadRefusal)) throw error;
    const { problems } = error.refusal as { problems: InputProblem[] };
    throw new AppError('bad_request', { fields: refusedFields(problems, context) });
  } finally {
    const left = (underWay.get(account) ?? 1) - 1;
    if (left > 0) underWay.set(account, left);
    else underWay.delete(account);
  }
}
