import type { Readable } from 'node:stream';

/** What a blob is of; each kind is a shelf of its own, and the folder's name where blobs are files. */
export const blobKinds = ['documents', 'mail', 'previews', 'speech'] as const;
export type BlobKind = (typeof blobKinds)[number];

/** A whole file on this machine's disk, or bytes at hand. */
export type BlobContent = string | Uint8Array;

/** A blob as a listing tells it: its size in bytes, and since when it lies there. */
export interface BlobEntry {
  name: string;
  bytes: number;
  since: Date;
}

/** Blobs of one kind by name: in PostgreSQL, in a folder, or in a bucket. None of them is held in memory as a whole but what is put so. */
export interface BlobStore {
  /** Takes a blob over, wholly or not at all; the same name twice is one, as young as the last. */
  put(name: string, content: BlobContent, since?: Date): Promise<void>;
  /** The bytes as they come; null where there are none of that name. */
  read(name: string): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  /** What lies there, in no order. */
  list(): AsyncIterable<BlobEntry>;
}

/** Largest blob that is taken. Unit: bytes. */
export const largestBlob = 64 * 1024 * 1024;

const allowedNames: Record<BlobKind, RegExp> = {
  documents: /^[\da-f]{64}$/,
  mail: /^\d{1,15}-[\w.-]{1,200}\.eml$/,
  previews: /^[\da-f]{64}-\d{2,4}\.webp$/,
  speech: /^[\w-]{32}\.mp3$/,
};

/** Whether a name is one of this kind: none leads out of its folder. */
export function isBlobName(kind: BlobKind, name: string): boolean {
  return allowedNames[kind].test(name);
}
