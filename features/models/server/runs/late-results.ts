import { inputHash } from '#simulation/numeric/run-record.ts';
import type { ModelTask } from './model-tasks.ts';

/** How long a result that came too late waits for its caller to come again, and how many of them wait. */
const keptMs = 120_000;
const maxKept = 50;

interface Late {
  answer: unknown;
  until: number;
}

const late = new Map<string, Late>();

/** What a run is known by: all that it is computed from. */
export function keyOfTask(task: ModelTask): string {
  return inputHash(task);
}

/** Puts a result by for whoever asks the same again; the oldest goes where there are too many. */
export function keepLate(key: string, answer: unknown, now = Date.now()): void {
  late.delete(key);
  late.set(key, { answer, until: now + keptMs });
  const oldest = late.keys().next();
  if (late.size > maxKept && !oldest.done) late.delete(oldest.value);
}

/** A result that was put by, once; null where there is none or it waited too long. */
export function takeLate(key: string, now = Date.now()): { answer: unknown } | null {
  const found = late.get(key);
  if (!found) return null;
  late.delete(key);
  return found.until >= now ? { answer: found.answer } : null;
}
