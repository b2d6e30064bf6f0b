import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, encodings, type Encoding } from '#platform/server/accepted-encoding.ts';
import { ownBytes } from '#platform/server/own-bytes.ts';

const packers: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => packByBrotli(bytes, 6),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

const smallestPacked = 1024;

/** Asked for so often, a page is packed once more, an eighth smaller for twenty-five times the work, while others are answered. */
const worthPackingTightly = 2;
const tightest = 11;

function packByBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** The packer's result lies in a larger piece of memory: a copy lets that go. */
async function copyOf(made: Promise<Buffer>): Promise<Buffer> {
  return Buffer.from(new Uint8Array(await made).buffer);
}

/** A page as every stranger gets it: its bytes, their tag, and the policy that lets its own scripts run. */
export class SharedPage {
  readonly html: Buffer;
  readonly etag: string;
  readonly policy: string;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();
  #timesByBrotli = 0;

  constructor(html: string, policy: string) {
    this.html = ownBytes(html);
    this.etag = `W/"${createHash('sha256').update(this.html).digest('base64url').slice(0, 22)}"`;
    this.policy = policy;
  }

  /** The bytes for this Accept-Encoding, each form packed once for all who ask. */
  async bytesFor(acceptEncoding: string | undefined): Promise<{ bytes: Buffer; encoding?: Encoding }> {
    const encoding = acceptedEncoding(acceptEncoding, encodings);
    if (encoding === undefined || this.html.length < smallestPacked) return { bytes: this.html };
    let packed = this.#packed.get(encoding);
    if (!packed) {
      packed = copyOf(packers[encoding](this.html));
      this.#packed.set(encoding, packed);
    }
    if (encoding === 'br' && (this.#timesByBrotli += 1) === worthPackingTightly) void this.#packTightly();
    return { bytes: await packed, encoding };
  }

  async #packTightly(): Promise<void> {
    const tight = copyOf(packByBrotli(this.html, tightest));
    await tight;
    this.#packed.set('br', tight);
  }
}

/** Packs bytes nobody else will ask for, quickly. */
export function packOnce(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? packByBrotli(bytes, 4) : promisify(gzip)(bytes, { level: 4 });
}

/** Packed forms are about a third of a page together. */
const bytesPerHtml = 1.4;

/** Pages by everything they may differ by; each is made once however many ask, those not asked for longest leave first. */
export class PageCache {
  readonly #pages = new Map<string, SharedPage>();
  readonly #running = new Map<string, Promise<SharedPage | null>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes = 30_000_000) {
    this.#maxBytes = maxBytes;
  }

  /** The page if it is kept; it counts as asked for. */
  get(key: string): SharedPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  /** The page of a key, made by the first who asks; null where what was made is for that visitor alone. */
  async obtain(key: string, make: () => Promise<SharedPage | null>): Promise<SharedPage | null> {
    const running = this.#running.get(key);
    if (running) return running;
    const made = make().finally(() => this.#running.delete(key));
    this.#running.set(key, made);
    const page = await made;
    if (page) this.#put(key, page);
    return page;
  }

  /** Pages and their bytes held now. */
  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  #put(key: string, page: SharedPage): void {
    this.#pages.set(key, page);
    this.#bytes += page.html.length * bytesPerHtml;
    for (const [oldest, { html }] of this.#pages) {
      if (this.#bytes <= this.#maxBytes || this.#pages.size === 1) return;
      this.#pages.delete(oldest);
      this.#bytes -= html.length * bytesPerHtml;
    }
  }
}
