import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A finished public answer: its JSON, its tag, and its packed forms made when first asked for. */
export interface CachedAnswer {
  output: unknown;
  json: Buffer;
  etag: string;
  packed: Partial<Record<'br' | 'gzip', Buffer>>;
}

const mostAddresses = 2_000;

/** Answers by key; the oldest leave when the bytes are used up. */
export class AnswerCache {
  readonly #answers = new Map<string, CachedAnswer>();
  /** Answers by the address as it was written, so that a repeated one need not be read again. */
  readonly #addresses = new Map<string, CachedAnswer>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = 64_000_000) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): CachedAnswer | undefined {
    return this.#answers.get(key);
  }

  /** Keeps an answer; the tag follows from the key, which contains the data version. */
  put(key: string, output: unknown): CachedAnswer {
    const json = Buffer.from(JSON.stringify(output));
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
    const answer = { output, json, etag, packed: {} };
    this.#answers.set(key, answer);
    this.#bytes += json.length;
    while (this.#bytes > this.#mostBytes && this.#answers.size > 1) this.#dropOldest();
    return answer;
  }

  /** The answer an address gave under the same data version and clock; undefined when it is new. */
  byAddress(address: string): CachedAnswer | undefined {
    return this.#addresses.get(address);
  }

  /** Remembers what an address gives; all are forgotten when there are too many, the answers stay. */
  rememberAddress(address: string, answer: CachedAnswer): void {
    if (this.#addresses.size >= mostAddresses) this.#addresses.clear();
    this.#addresses.set(address, answer);
  }

  #dropOldest(): void {
    const [key, answer] = this.#answers.entries().next().value!;
    this.#answers.delete(key);
    this.#bytes -= answer.json.length;
  }
}

/** The bytes to send for this Accept-Encoding, packed once per answer; small ones stay plain. */
export function packedFor(
  answer: CachedAnswer,
  acceptEncoding: string | undefined,
): { bytes: Buffer; encoding?: 'br' | 'gzip' } {
  if (answer.json.length < 1024 || acceptEncoding === undefined) return { bytes: answer.json };
  if (acceptEncoding.includes('br')) {
    answer.packed.br ??= brotliCompressSync(answer.json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { bytes: answer.packed.br, encoding: 'br' };
  }
  if (!acceptEncoding.includes('gzip')) return { bytes: answer.json };
  answer.packed.gzip ??= gzipSync(answer.json, { level: 6 });
  return { bytes: answer.packed.gzip, encoding: 'gzip' };
}
