import { answerTasks } from '../thread/answer-tasks.ts';

/** What the thread of the tests can be asked for. */
export type OddTask = 'count' | 'throw' | 'refuse' | 'hang' | 'exit' | 'eat' | 'tell';

let asked = 0;
const hoard: unknown[] = [];

answerTasks<OddTask, number, string>(
  (task, tell) => {
    asked += 1;
    if (task === 'throw') throw new Error('odd');
    if (task === 'refuse') throw new RangeError('too odd');
    if (task === 'exit') process.exit(3);
    if (task === 'hang') for (;;);
    if (task === 'eat') for (;;) hoard.push(Array.from({ length: 10_000 }, (_, at) => `${at}`));
    if (task === 'tell') for (const part of ['a', 'b']) tell(part);
    return asked;
  },
  { refusalOf: (error) => (error instanceof RangeError ? { reason: error.message } : null) },
);
