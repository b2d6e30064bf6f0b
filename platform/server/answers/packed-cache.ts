import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, encodings, type Encoding } from '#platform/server/http/accepted-encoding.ts';

const smallestPacked = 1024;
/** Asked for so often in brotli, bytes are packed once more, an eighth smaller for twenty-five times the work, while others are answered. */
const worthPackingTightly = 2;
const tightest = 11;

/** How hard bytes are packed: of brotli 0 to 11; `repacks` packs those asked for again as tightly as can be. */
interface Packing {
  quality: number;
  repacks?: boolean;
}

/** Packs bytes; what comes back lies in memory of its own, not in a larger piece of the packer's. */
export async function pack(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const packed =
    encoding === 'br'
      ? await promisify(brotliCompress)(bytes, { params })
      : await promisify(gzip)(bytes, { level: Math.min(quality, 6) });
  return Buffer.from(new Uint8Array(packed).buffer);
}

/** Bytes to be sent to many: plain, and in each packed form made once for all who ask. */
export class PackedBytes {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly #packing: Packing;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();
  #timesByBrotli = 0;

  constructor(bytes: Buffer, etag: string, packing: Packing) {
    this.bytes = bytes;
    this.etag = etag;
    this.#packing = packing;
  }

  /** The bytes to send for this Accept-Encoding; small ones stay plain. */
  async bytesFor(acceptEncoding: string | undefined): Promise<{ bytes: Buffer; encoding?: Encoding }> {
    const encoding = acceptedEncoding(acceptEncoding, encodings);
    if (encoding === undefined || this.bytes.length < smallestPacked) return { bytes: this.bytes };
    let packed = this.#packed.get(encoding);
    if (!packed) this.#packed.set(encoding, (packed = pack(this.bytes, encoding, this.#packing.quality)));
    if (encoding === 'br') this.#timesByBrotli += 1;
    if (encoding === 'br' && this.#packing.repacks && this.#timesByBrotli === worthPackingTightly)
      void this.#packTightly();
    return { bytes: await packed, encoding };
  }

  async #packTightly(): Promise<void> {
    const tight = pack(this.bytes, 'br', tightest);
    await tight;
    this.#packed.set('br', tight);
  }
}

/** Bounds of a cache: bytes of all it holds, and how many things. */
export interface CacheBounds {
  bytes: number;
  entries: number;
}

/** The packed forms are about a third of the plain one together, and what is small has a key and an entry all the same. */
const sharePacked = 1.4;
const bytesOfAnEntry = 2048;

/** Packed bytes by key, each made once for any number who ask; those not asked for longest leave when bytes or entries are used up. */
export class PackedCache<Kept extends PackedBytes> {
  readonly #kept: LRUCache<string, Kept>;
  readonly #running = new Map<string, Promise<Kept | null>>();

  constructor({ bytes, entries }: CacheBounds) {
    this.#kept = new LRUCache({
      max: entries,
      maxSize: bytes,
      sizeCalculation: (kept, key) =>
        Math.ceil(kept.bytes.length * sharePacked) + key.length * 2 + bytesOfAnEntry,
    });
  }

  /** Bytes and entries held now. */
  get size(): CacheBounds {
    return { bytes: this.#kept.calculatedSize, entries: this.#kept.size };
  }

  /** What is kept under a key; it counts as asked for. */
  get(key: string): Kept | undefined {
    return this.#kept.get(key);
  }

  set(key: string, kept: Kept): void {
    this.#kept.set(key, kept);
  }

  /** Whether somebody waits for this key already. */
  isRunning(key: string): boolean {
    return this.#running.has(key);
  }

  /** What is kept under a key, else made by the first who asks; null, and failures, are kept for nobody. */
  async obtain<Made extends Kept | null>(key: string, make: () => Promise<Made>): Promise<Kept | Made> {
    const known = this.get(key) ?? (this.#running.get(key) as Promise<Made> | undefined);
    if (known) return known;
    const made = make()
      .then((kept) => {
        if (kept) this.set(key, kept);
        return kept;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, made);
    return made;
  }
}

const encoder = new TextEncoder();

/**
 * A text as UTF-8 in memory of its own, for what is kept. `Buffer.from` cuts small ones from shared pieces of 64 kB,
 * and one that stays holds its whole piece.
 */
export function ownBytes(text: string): Buffer {
  const bytes = encoder.encode(text);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
