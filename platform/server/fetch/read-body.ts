import type { Readable } from 'node:stream';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, inflateRawSync, inflateSync } from 'node:zlib';
import { RefusedFetch } from './refused-fetch.ts';

/** What a body may cost. */
export interface BodyLimits {
  /** Bytes after decompression; before it the same holds. */
  readonly bytes: number;
  /** Below this many bytes in every `paceMs` the sender is dripping. */
  readonly bytesPerPace: number;
  readonly paceMs: number;
}

/**
 * A body read to its end, decompressed on the way. Both sizes are checked chunk by chunk, so a gzip bomb or an endless
 * answer stops at the limit and never stands in memory; a dripping sender is cut off. `encodings` as the header lists them.
 */
export async function readBody(
  body: Readable,
  encodings: readonly string[],
  limits: BodyLimits,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (encodings.length > 2) throw new RefusedFetch('bad_compression', { layers: encodings.length });
  const layers = encodings.toReversed().map((encoding) => decompressor(encoding, limits.bytes));
  const meter = new Meter(limits.bytes);
  const chunks: Buffer[] = [];
  const timer = setInterval(() => {
    if (meter.takeRecent() < limits.bytesPerPace)
      body.destroy(new RefusedFetch('too_slow', { paceMs: limits.paceMs }));
  }, limits.paceMs);
  try {
    await pipeline([body, meter, ...layers, collector(chunks, limits.bytes)], { signal });
    return Buffer.concat(chunks);
  } catch (error) {
    if (isCompressionError(error)) throw new RefusedFetch('bad_compression', { code: error.code }, error);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Counts the bytes of the wire and stops at the limit. */
class Meter extends Transform {
  private readonly limit: number;
  private total = 0;
  private recent = 0;
  constructor(limit: number) {
    super();
    this.limit = limit;
  }

  override _transform(
    chunk: Buffer,
    _encoding: string,
    done: (error: Error | null, chunk?: Buffer) => void,
  ): void {
    this.total += chunk.length;
    this.recent += chunk.length;
    if (this.total > this.limit) done(new RefusedFetch('too_large', { limit: this.limit }));
    else done(null, chunk);
  }

  takeRecent(): number {
    const { recent } = this;
    this.recent = 0;
    return recent;
  }
}

function collector(chunks: Buffer[], limit: number): Writable {
  let bytes = 0;
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limit) return done(new RefusedFetch('too_large', { limit }));
      chunks.push(chunk);
      return done();
    },
  });
}

function decompressor(encoding: string, limit: number): Transform {
  // A sender that cuts its stream short still gave the items before the cut.
  if (encoding === 'gzip' || encoding === 'x-gzip')
    return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  if (encoding === 'br') return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  if (encoding === 'deflate') return inflater(limit);
  throw new RefusedFetch('bad_compression', { encoding: encoding.slice(0, 20) });
}

/** "deflate" means zlib by the book and raw deflate by habit; the first byte tells, so it waits for the whole. */
function inflater(limit: number): Transform {
  const chunks: Buffer[] = [];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    flush(done) {
      const whole = Buffer.concat(chunks);
      const inflate = ((whole[0] ?? 0) & 0x0f) === 0x08 ? inflateSync : inflateRawSync;
      try {
        done(null, inflate(whole, { maxOutputLength: limit + 1, finishFlush: constants.Z_SYNC_FLUSH }));
      } catch (error) {
        done(
          isTooBig(error)
            ? new RefusedFetch('too_large', { limit })
            : error instanceof Error
              ? error
              : new Error(String(error)),
        );
      }
    },
  });
}

function isTooBig(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

function isCompressionError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && /^(?:Z_|ERR__?BROTLI)/.test(String(error.code));
}
