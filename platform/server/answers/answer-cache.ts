import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ownBytes, PackedBytes, PackedCache, type CacheBounds } from './packed-cache.ts';

/** A finished answer: its JSON, its tag, and its packed forms made when first asked for. */
export class CachedAnswer extends PackedBytes {
  /** When it was last given, in ms. */
  usedAt = Date.now();
  #output: WeakRef<object> | undefined;

  constructor(output: unknown, etag: string) {
    super(ownBytes(JSON.stringify(output ?? null)), etag, { quality: 5 });
    if (typeof output === 'object' && output !== null) this.#output = new WeakRef(output);
  }

  /** What the call gave. Kept only while memory allows; read again from the JSON after that. */
  get output(): unknown {
    const held = this.#output?.deref();
    if (held !== undefined) return held;
    const output: unknown = JSON.parse(this.bytes.toString());
    if (typeof output === 'object' && output !== null) this.#output = new WeakRef(output);
    return output;
  }

  /** True for the answer that has nothing to say. */
  get isEmpty(): boolean {
    return this.bytes.length === 4 && this.bytes.toString() === 'null';
  }
}

const longestAddress = 500;
/** An answer of the version before may stand in for the new one while that is made, if it was the current one so lately. */
const stillFreshMs = 60_000;

/** Answers of calls by key, each made once for any number of callers. */
export class AnswerCache {
  readonly #kept: PackedCache<CachedAnswer>;
  /** Keys by the address as it was written, so that a repeated one need not be read again. */
  readonly #addresses: LRUCache<string, string>;
  /** The newest key of a family: the same question under whatever data version. */
  readonly #newest: LRUCache<string, string>;

  constructor({ bytes = 30_000_000, entries = 5000 }: Partial<CacheBounds> = {}) {
    this.#kept = new PackedCache({ bytes, entries });
    this.#addresses = new LRUCache({ max: entries });
    this.#newest = new LRUCache({ max: entries });
  }

  /** Bytes and entries held now. */
  get size(): CacheBounds {
    return this.#kept.size;
  }

  get(key: string): CachedAnswer | undefined {
    const answer = this.#kept.get(key);
    if (answer) answer.usedAt = Date.now();
    return answer;
  }

  /**
   * The answer of a key: kept, or made by the first who asks. Who comes while it is made gets the family's answer of a
   * moment before, if there is one, and otherwise waits for the same run. Who keeps what follows from it (`exact`)
   * always waits.
   */
  async obtain(
    key: string,
    family: string,
    make: () => Promise<unknown>,
    { exact = false }: { exact?: boolean } = {},
  ): Promise<CachedAnswer> {
    const known = this.get(key);
    if (known) return known;
    const standIn = !exact && this.#kept.isRunning(key) ? this.lately(family) : undefined;
    return standIn ?? this.#kept.obtain(key, async () => this.put(key, await make(), family));
  }

  /** Keeps an answer; the tag follows from the key, which contains the data version. */
  put(key: string, output: unknown, family = key): CachedAnswer {
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
    const answer = new CachedAnswer(output, etag);
    this.#kept.set(key, answer);
    this.#newest.set(family, key);
    return answer;
  }

  /** The answer an address gave under the same data version and clock; undefined when it is new. */
  byAddress(address: string): CachedAnswer | undefined {
    const key = this.#addresses.get(address);
    return key === undefined ? undefined : this.get(key);
  }

  /** Remembers which answer an address gives. */
  rememberAddress(address: string, key: string): void {
    if (address.length <= longestAddress) this.#addresses.set(address, key);
  }

  /** An answer to be given once: nobody else gets it, and it has no tag. */
  once(output: unknown): CachedAnswer {
    return new CachedAnswer(output, '');
  }

  /** The family's answer of a moment before, if there is one. */
  lately(family: string): CachedAnswer | undefined {
    const answer = this.#kept.get(this.#newest.get(family) ?? '');
    return answer && Date.now() - answer.usedAt < stillFreshMs ? answer : undefined;
  }
}
