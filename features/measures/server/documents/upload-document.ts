import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#platform/contract/errors.ts';
import { openBlobs } from '#platform/server/blobs/open-blobs.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { ReceivedFile } from '#platform/server/http/receive-file.ts';
import { largestDocument, maxDocuments } from '../../domain/documents/bounds.ts';
import { safeName } from '../../domain/documents/safe-name.ts';
import { canStep } from '../../domain/abilities.ts';
import { findLocked } from '../steps/find-stepped.ts';
import type { StoredVersion } from '../steps/version-queries.ts';
import { countDocuments, insertDocument } from './document-queries.ts';
import { drawPreview } from './draw-preview.ts';
import { judgeDocument } from './judge-document.ts';
import { isPicture } from './told-type.ts';

/** Keeps a document of a draft: to the disk as it comes, judged by its bytes, then under its hash into the store. What fails leaves nothing. */
export async function uploadDocument(
  { id, version: number }: { id: number; version: number },
  context: RequestContext,
) {
  const { db, caller, config, file, now } = context;
  const { version } = await findLocked(db, context, { id, version: number });
  requireDraft(context, version);
  if (file === null) refuse('missing');
  if ((await countDocuments(db, id)) >= maxDocuments) refuse('too_many');
  const folder = join(config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    const { hash, bytes } = await keep(file!, path);
    if (bytes === 0) refuse('empty');
    const name = safeName(file!.name);
    const contentType = await judgeDocument(path, name, context);
    if (isPicture(contentType)) await drawPreview({ hash, path }, context, context.signal);
    await openBlobs(context, 'documents').put(hash, path);
    const documentId = await insertDocument(db, {
      measureId: id,
      version: number,
      name,
      contentType,
      bytes,
      hash,
      accountId: caller.accountId!,
      now,
    });
    return { id: documentId, name, contentType, bytes, uploadedAt: now.toISOString() };
  } finally {
    await rm(path, { force: true });
  }
}

/** Refuses what is no draft, and whoever may not write it: documents are added to and taken off by the same right. */
export function requireDraft({ caller }: RequestContext, version: StoredVersion): void {
  if (!canStep(caller, 'edit', version)) throw new AppError('forbidden', { id: version.id });
  if (version.status !== 1)
    throw new AppError('conflict', { reason: 'no_such_step', status: version.status });
}

/** The file on the disk, its hash and its length; constant memory. */
async function keep({ stream }: ReceivedFile, path: string): Promise<{ hash: string; bytes: number }> {
  const sum = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(stream, count, createWriteStream(path));
  if (stream.truncated) throw new AppError('too_large', { largest: largestDocument });
  return { hash: sum.digest('hex'), bytes };
}

function refuse(message: string): never {
  throw new AppError('form_incorrect', { fields: [{ path: 'file', message }] });
}
