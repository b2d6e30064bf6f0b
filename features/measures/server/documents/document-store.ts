import type { Readable } from 'node:stream';

/** Where the bytes of documents lie, outside the database, each under the SHA-256 of its bytes. */
export interface DocumentStore {
  /** Takes a whole file over from the disk; the same bytes twice are one. */
  put(hash: string, file: string, bytes: number): Promise<void>;
  /** The bytes as they come; null where there are none of that hash. */
  read(hash: string): Promise<Readable | null>;
  remove(hash: string): Promise<void>;
  /** What lies there and since when, in no order. */
  list(): AsyncIterable<{ hash: string; since: Date }>;
}
