import { blobKinds, isBlobName } from '#platform/server/blobs/blob-store.ts';
import { folderBlobs } from '#platform/server/blobs/folder-blobs.ts';

/** Where documents, letters and speech lie inside a backup of the embedded database, beside its own files. */
export const blobFolder = 'svodka-blobs';

/** Copies the blobs of one folder into another, those it has already left as they are. */
export async function copyBlobFiles(from: string, to: string): Promise<void> {
  for (const kind of blobKinds) {
    const [source, target] = [folderBlobs(from, kind), folderBlobs(to, kind)];
    const present = new Set<string>();
    for await (const { name } of target.list()) present.add(name);
    for await (const { name, since } of source.list())
      if (isBlobName(kind, name) && !present.has(name))
        // One that went meanwhile (speech that made room) is none of the copy's.
        await target.put(name, source.pathOf(name), since).catch(missing);
  }
}

function missing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
