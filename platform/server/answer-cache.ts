import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, encodings, type Encoding } from './accepted-encoding.ts';
import { ownBytes } from './own-bytes.ts';

const packers: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/** A finished answer: its JSON, its tag, and its packed forms made when first asked for. */
export class CachedAnswer {
  readonly json: Buffer;
  readonly etag: string;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();
  #output: WeakRef<object> | undefined;

  constructor(json: Buffer, etag: string, output: unknown) {
    this.json = json;
    this.etag = etag;
    if (typeof output === 'object' && output !== null) this.#output = new WeakRef(output);
  }

  /** What the call gave. Kept only while memory allows; read again from the JSON after that. */
  get output(): unknown {
    const held = this.#output?.deref();
    if (held !== undefined) return held;
    const output: unknown = JSON.parse(this.json.toString());
    if (typeof output === 'object' && output !== null) this.#output = new WeakRef(output);
    return output;
  }

  /** True for the answer that has nothing to say. */
  get isEmpty(): boolean {
    return this.json.length === 4 && this.json.toString() === 'null';
  }

  /** A packed form, made once for all who ask; `onMade` learns its bytes. */
  packed(encoding: Encoding, onMade: (bytes: number) => void): Promise<Buffer> {
    const known = this.#packed.get(encoding);
    if (known) return known;
    const made = packers[encoding](this.json).then((bytes) => {
      onMade(bytes.length);
      // The packer's result lies in a larger piece of memory: a copy lets that go.
      return Buffer.from(new Uint8Array(bytes).buffer);
    });
    this.#packed.set(encoding, made);
    return made;
  }
}

interface Entry {
  key: string;
  answer: CachedAnswer;
  family: string;
  bytes: number;
  usedAt: number;
}

/** Bounds of a cache: bytes of all it holds, and how many answers. */
interface CacheBounds {
  bytes: number;
  entries: number;
}

const bytesOfAnEntry = 2048;
const longestAddress = 500;
/** An answer of the version before may stand in for the new one while that is made, if it was the current one so lately. */
const stillFreshMs = 60_000;
const smallestPacked = 1024;

/** Answers by key, each made once for any number of callers; those not asked for longest leave when bytes or entries are used up. */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #entryOf = new WeakMap<CachedAnswer, Entry>();
  /** Keys by the address as it was written, so that a repeated one need not be read again. */
  readonly #addresses = new Map<string, string>();
  readonly #running = new Map<string, Promise<CachedAnswer>>();
  /** The newest key of a family: the same question under whatever data version. */
  readonly #newest = new Map<string, string>();
  readonly #bounds: CacheBounds;
  #bytes = 0;

  constructor(bounds: Partial<CacheBounds> = {}) {
    this.#bounds = { bytes: 30_000_000, entries: 5000, ...bounds };
  }

  /** Bytes and entries held now. */
  get size(): CacheBounds {
    return { bytes: this.#bytes, entries: this.#entries.size };
  }

  get(key: string): CachedAnswer | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    entry.usedAt = Date.now();
    return entry.answer;
  }

  /**
   * The answer of a key: kept, or made by the first who asks. Who comes while it is made gets the family's answer of a
   * moment before, if there is one, and otherwise waits for the same run; who keeps what follows from it (`exact`) always waits.
   */
  async obtain(
    key: string,
    family: string,
    make: () => Promise<unknown>,
    { exact = false }: { exact?: boolean } = {},
  ): Promise<CachedAnswer> {
    const kept = this.get(key);
    if (kept) return kept;
    const running = this.#running.get(key);
    if (running) return (exact ? undefined : this.lately(family)) ?? running;
    const made = make()
      .then((output) => this.put(key, output, family))
      .finally(() => this.#running.delete(key));
    this.#running.set(key, made);
    return made;
  }

  /** Keeps an answer; the tag follows from the key, which contains the data version. */
  put(key: string, output: unknown, family = key): CachedAnswer {
    const json = ownBytes(JSON.stringify(output ?? null));
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
    const answer = new CachedAnswer(json, etag, output);
    this.#drop(key);
    const bytes = json.length + key.length * 2 + bytesOfAnEntry;
    const entry = { key, answer, family, bytes, usedAt: Date.now() };
    this.#entries.set(key, entry);
    this.#entryOf.set(answer, entry);
    this.#newest.set(family, key);
    this.#bytes += bytes;
    this.#shrink();
    return answer;
  }

  /** The bytes to send for this Accept-Encoding; small ones stay plain. */
  async packedFor(
    answer: CachedAnswer,
    acceptEncoding: string | undefined,
  ): Promise<{ bytes: Buffer; encoding?: Encoding }> {
    const encoding = acceptedEncoding(acceptEncoding, encodings);
    if (answer.json.length < smallestPacked || encoding === undefined) return { bytes: answer.json };
    return { bytes: await answer.packed(encoding, (bytes) => this.#grow(answer, bytes)), encoding };
  }

  /** The answer an address gave under the same data version and clock; undefined when it is new. */
  byAddress(address: string): CachedAnswer | undefined {
    const key = this.#addresses.get(address);
    return key === undefined ? undefined : this.get(key);
  }

  /** Remembers which answer an address gives; all are forgotten when there are too many, the answers stay. */
  rememberAddress(address: string, key: string): void {
    if (address.length > longestAddress) return;
    if (this.#addresses.size >= this.#bounds.entries) this.#addresses.clear();
    this.#addresses.set(address, key);
  }

  /** An answer to be given once: nobody else gets it, and it has no tag. */
  once(output: unknown): CachedAnswer {
    return new CachedAnswer(ownBytes(JSON.stringify(output ?? null)), '', output);
  }

  /** The family's answer of a moment before, if there is one. */
  lately(family: string): CachedAnswer | undefined {
    const entry = this.#entries.get(this.#newest.get(family) ?? '');
    return entry && Date.now() - entry.usedAt < stillFreshMs ? entry.answer : undefined;
  }

  #grow(answer: CachedAnswer, bytes: number): void {
    const held = this.#entryOf.get(answer);
    if (!held || this.#entries.get(held.key) !== held) return;
    held.bytes += bytes;
    this.#bytes += bytes;
    this.#shrink();
  }

  #shrink(): void {
    const { bytes, entries } = this.#bounds;
    while ((this.#bytes > bytes || this.#entries.size > entries) && this.#entries.size > 1)
      this.#drop(this.#entries.keys().next().value!);
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    if (this.#newest.get(entry.family) === key) this.#newest.delete(entry.family);
  }
}
