import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { ReceivedFile } from '#platform/server/receive-file.ts';
import { largestFile, mostLines, type fileForms } from '../../domain/exchange/faults.ts';
import { judgeLines, type JudgedFile } from './judge-lines.ts';
import { readFtm } from './read-ftm.ts';
import { formOfTable, readTable, rowsOfTable } from './read-table.ts';
import { textLines } from './text-lines.ts';

/** A file of an editor, read and judged. */
interface ReadFile extends JudgedFile {
  form: (typeof fileForms)[number];
}

/** Stands for the source that a file has only once it is kept. */
const draftSource = 'draft';

/** Reads a file whose form its first sign tells; nothing is written. What is no such file is refused whole. */
export async function readFile(db: Db, file: ReceivedFile, knownAt: string): Promise<ReadFile> {
  const bytes = await readWhole(file);
  const about = { source: draftSource, knownAt };
  const judge = (lines: Parameters<typeof judgeLines>[1]) =>
    judgeLines(db, lines, { ...about, most: mostLines });
  const start = bytes
    .subarray(0, 64)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^[[{]/.test(start)) {
    const text = new TextDecoder().decode(bytes);
    return { form: 'ftm', ...(await judge(readFtm(textLines(text), about))) };
  }
  const rows = await rowsOfTable(bytes, mostLines + 2);
  const form = formOfTable(rows);
  if (form === null) throw refused('no_header');
  if (rows.length > mostLines + 1) throw refused('too_many');
  return { form, ...(await judge(readTable(rows, about))) };
}

/** The file in memory: it is small by its bound. */
async function readWhole({ stream }: ReceivedFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.truncated) throw new AppError('too_large', { largest: largestFile });
  return Buffer.concat(chunks);
}

const refused = (message: string): AppError =>
  new AppError('form_incorrect', { fields: [{ path: 'file', message }] });
