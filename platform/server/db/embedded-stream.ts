import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './embedded-worker.ts';

/** The socket of a `pg` client, except that the other end is the embedded database's worker thread. */
export class EmbeddedStream extends Duplex {
  readonly #worker: Worker;
  readonly #onMessage = (message: FromWorker): void => {
    if (message.type === 'bytes')
      this.push(Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.length));
  };

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
  }

  connect(): this {
    this.#worker.on('message', this.#onMessage);
    this.#post({ type: 'open' });
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#post({ type: 'bytes', bytes: new Uint8Array(chunk) });
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#post({ type: 'bytes', bytes: new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))) });
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#onMessage);
    this.#post({ type: 'close' });
    this.emit('end');
    done(error);
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}
