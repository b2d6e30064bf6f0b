import { openWorkerThread } from '#platform/server/thread/worker-thread.ts';
import type { Asker } from '../domain/reading/understand.ts';
import type { Reading } from '../domain/reading/understood.ts';

/** Words of a language are put in order at its first question, which takes a second or two, ten on a busy machine. */
const timeoutMs = 60_000;
/** Words that nobody asks by for so long are given back. */
const idleMs = 30 * 60_000;

const thread = openWorkerThread<{ questions: readonly string[]; asker: Asker }, Reading[]>(
  new URL('./question-thread.ts', import.meta.url),
  { timeoutMs, idleMs },
);

/** Reads questions beside the process's own thread: putting the words of a language in order would hold up everybody else. */
export async function understandQuestions(questions: readonly string[], asker: Asker): Promise<Reading[]> {
  return questions.length === 0 ? [] : thread.ask({ questions, asker });
}

/** Reads one question. */
export async function understandQuestion(question: string, asker: Asker): Promise<Reading> {
  const [reading] = await understandQuestions([question], asker);
  return reading!;
}
