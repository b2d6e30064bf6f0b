import { answerTasks } from '../thread/answer-tasks.ts';
import { RefusedFile, type ForeignReader, type ReadingProgress } from './foreign-file.ts';
import { packItems } from './packed-items.ts';

/** A file to be read: the module whose `read` knows its form, and what it takes. */
export interface ReadingTask {
  module: string;
  input: unknown;
}

answerTasks<ReadingTask, Uint8Array<ArrayBuffer>[], ReadingProgress>(
  async ({ module, input }, tell) => {
    const { read } = (await import(module)) as { read: ForeignReader<unknown, unknown> };
    return packItems(read(input, tell));
  },
  {
    refusalOf: (error) => (error instanceof RefusedFile ? { reason: error.reason } : null),
    transferOf: (packets) => packets.map(({ buffer }) => buffer),
  },
);
