import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openBlobs } from '#platform/server/blobs/open-blobs.ts';
import type { Services } from '#platform/server/context.ts';
import { decodePicture, refusedPicture } from '#platform/server/pictures/decode-picture.ts';
import { openShared } from './share-work.ts';

/** Unit: pixels. */
const previewWidth = 1_200;
const hashLength = 64;
type Needs = Pick<Services, 'db' | 'config'>;

const previewName = (hash: string): string => `${hash}-${previewWidth}.webp`;

/** Hash of the document that a preview is of. */
export function documentOf(preview: string): string {
  return preview.slice(0, hashLength);
}

/** Draws the preview of a picture that lies on the disk and keeps it under its hash. Throws AppError for a picture that is not read. */
export async function drawPreview(
  { hash, path }: { hash: string; path: string },
  needs: Needs,
  signal: AbortSignal,
): Promise<Buffer> {
  const task = { source: path, drawings: [{ kind: 'narrow' as const, width: previewWidth }] };
  const { drawn } = await decodePicture(task, { db: needs.db, signal }).catch((error: unknown) => {
    throw refusedPicture(error);
  });
  await openBlobs(needs, 'previews').put(previewName(hash), drawn[0]!);
  return drawn[0]!;
}

/**
 * Opens the previews of documents: the one that is kept, else drawn from the document's bytes and kept; whoever comes
 * meanwhile for the same waits for the same drawing. Null where the document's bytes are gone.
 */
export function openPreviews(needs: Needs) {
  const shared = openShared<Buffer | null>();
  return async (hash: string, signal: AbortSignal): Promise<Readable | Buffer | null> => {
    const kept = await openBlobs(needs, 'previews').read(previewName(hash));
    return kept ?? shared(hash, (wanted) => drawStored(hash, needs, wanted), signal);
  };
}

async function drawStored(hash: string, needs: Needs, signal: AbortSignal): Promise<Buffer | null> {
  const bytes = await openBlobs(needs, 'documents').read(hash);
  if (bytes === null) return null;
  const folder = join(needs.config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    await pipeline(bytes, createWriteStream(path), { signal });
    return await drawPreview({ hash, path }, needs, signal);
  } finally {
    await rm(path, { force: true });
  }
}
