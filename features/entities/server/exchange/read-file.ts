import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import { readForeign } from '#platform/server/foreign/read-foreign.ts';
import type { ReceivedFile } from '#platform/server/http/receive-file.ts';
import { largestFile, maxLines, type fileForms } from '../../domain/exchange/faults.ts';
import type { EditorFile, FileItem } from './file-reader.ts';
import { judgeLines, type JudgedFile } from './judge-lines.ts';
import type { ReadLine } from './read-line.ts';

/** A file of an editor, read and judged. */
interface ReadFile extends JudgedFile {
  form: (typeof fileForms)[number];
}

/** Stands for the source that a file has only once it is kept. */
const draftSource = 'draft';

/** Reads a file whose form its first sign tells; nothing is written. What is no such file is refused whole. */
export async function readFile(
  db: Db,
  file: ReceivedFile,
  { knownAt, signal }: { knownAt: string; signal: AbortSignal },
): Promise<ReadFile> {
  const about = { source: draftSource, knownAt };
  const input: EditorFile = { bytes: await readWhole(file), about };
  const items = readForeign<FileItem>(new URL('./file-reader.ts', import.meta.url), input, { signal });
  const first = await items.next();
  if (first.done === true || !('form' in first.value)) throw new Error('A file is read without its form.');
  const judged = await judgeLines(db, items as AsyncGenerator<ReadLine>, { ...about, most: maxLines });
  return { form: first.value.form, ...judged };
}

/** The file in memory: it is small by its bound. */
async function readWhole({ stream }: ReceivedFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.truncated) throw new AppError('too_large', { largest: largestFile });
  return Buffer.concat(chunks);
}
