import { answerTasks } from '#platform/server/thread/answer-tasks.ts';
import { understand, type Asker } from '../domain/reading/understand.ts';
import type { Reading } from '../domain/reading/understood.ts';
import { readLexicon } from './read-lexicon.ts';

answerTasks<{ question: string; asker: Asker }, Reading>(async ({ question, asker }) =>
  understand(question, await readLexicon(), asker),
);
