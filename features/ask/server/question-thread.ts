import { answerTasks } from '#platform/server/thread/answer-tasks.ts';
import { understand, type Asker } from '../domain/reading/understand.ts';
import type { Reading } from '../domain/reading/understood.ts';
import { readLexicon } from './read-lexicon.ts';

answerTasks<{ questions: readonly string[]; asker: Asker }, Reading[]>(async ({ questions, asker }) => {
  const lexicon = await readLexicon();
  return questions.map((question) => understand(question, lexicon, asker));
});
