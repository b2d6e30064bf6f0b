import { listNamedPlaces } from '#statistics/import/live/known-to-source.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readForeign } from '#platform/server/foreign/read-foreign.ts';
import type { ReceivedFile } from '#platform/server/http/receive-file.ts';
import type { FileChoices } from '../../domain/choices.ts';
import { largestFile } from '../../domain/limits.ts';
import { listPlaceNames } from '../keeping/place-name-queries.ts';
import type { OwnFileRead, OwnFileTask } from './own-file-reader.ts';

const reader = new URL('./own-file-reader.ts', import.meta.url);

type Needed = Pick<RequestContext, 'db' | 'caller' | 'file' | 'signal'>;

/** Understands the file of a request in a thread of its own; the places known to its sender are those of the product and those they have named before. */
export async function understandFile(
  said: FileChoices,
  { db, caller, file, signal }: Needed,
): Promise<OwnFileRead & { fileName: string }> {
  if (file === null) throw new AppError('form_incorrect', { fields: [{ path: 'file', message: 'missing' }] });
  const bytes = await readWhole(file);
  const [named, listed, chosen] = await Promise.all([
    listNamedPlaces(db),
    listPlaces(db, 'ru'),
    listPlaceNames(db, caller.accountId!),
  ]);
  const shown = new Set(listed.map(({ yugoId }) => yugoId));
  const task: OwnFileTask = {
    bytes,
    said,
    places: named.filter(({ yugoId }) => shown.has(yugoId)),
    chosen: chosen.map(({ written, yugoId }) => [written, yugoId]),
  };
  for await (const read of readForeign<OwnFileRead>(reader, task, { signal }))
    return { ...read, fileName: file.name.slice(0, 200) };
  throw new Error('a reader gave nothing');
}

/** The file in memory: it is small by its bound. */
async function readWhole({ stream }: ReceivedFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.truncated) throw new AppError('too_large', { largest: largestFile });
  return Buffer.concat(chunks);
}
