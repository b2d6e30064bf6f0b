import { RefusedFile } from '#platform/server/foreign/foreign-file.ts';
import { readTable } from '#platform/server/tables/read-table.ts';
import { boundsOfTable } from '#platform/server/tables/table-bounds.ts';
import { maxLines, type fileForms } from '../../domain/exchange/faults.ts';
import { readFtm } from './read-ftm.ts';
import type { About, ReadLine } from './read-line.ts';
import { formOfTable, readLines } from './read-table.ts';
import { textLines } from './text-lines.ts';

/** A file of an editor. */
export interface EditorFile {
  bytes: Uint8Array;
  about: About;
}

/** The first is the form of the file, the others are its lines. */
export type FileItem = { form: (typeof fileForms)[number] } | ReadLine;

/** Reads a file whose form its first sign tells, for `readForeign`; what is no such file is refused whole. */
export async function* read({ bytes, about }: EditorFile): AsyncGenerator<FileItem> {
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
  if (start.startsWith('{') || start.startsWith('[')) {
    yield { form: 'ftm' };
    yield* readFtm(textLines(new TextDecoder().decode(bytes)), about);
    return;
  }
  const rows = readTable(bytes, boundsOfTable(maxLines + 2));
  const form = formOfTable(rows);
  if (form === null) throw new RefusedFile('no_header');
  if (rows.length > maxLines + 1) throw new RefusedFile('too_many');
  yield { form };
  yield* readLines(rows, about);
}
